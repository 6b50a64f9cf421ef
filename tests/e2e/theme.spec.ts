import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { followLink } from './support/navigation.ts';

test('the chosen theme', async ({ page, context }) => {
  await test.step('/account switches the theme by keyboard, and System follows the system', async () => {
    await signInAsDemo(page, '/account');
    const themes = page.getByRole('radiogroup', { name: 'Theme' });
    await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
    await themes.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect.poll(() => isDark(page)).toBe(true);
    await page.reload();
    await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await isDark(page)).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.keyboard.press('Tab');
    await themes.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(() => isDark(page)).toBe(false);
    await themes.getByRole('radio', { name: 'System' }).check({ force: true });
    await expect.poll(() => isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(false);
  });

  await test.step('the theme chosen in the account menu applies at once, in every tab, and after Sign Out', async () => {
    await followLink(page, '/dashboard');
    const other = await context.newPage();
    await other.goto('/account');
    await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect([await isDark(page), await isDark(other)]).toEqual([false, false]);

    await page.getByRole('button', { name: 'Account menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await menu.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => isDark(other)).toBe(true);
    await expect.poll(() => frameColour(other)).toBe('#0c110f');

    await other.close();
    await menu.getByRole('menuitem', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await isDark(page)).toBe(true);
    await expectAccessible(page);
  });

  await test.step('the server renders the chosen theme before any script runs', async () => {
    const answer = await page.request.get('/login');
    expect(await answer.text()).toContain('<meta name="color-scheme" content="dark"');
  });

  await test.step('the chosen theme applies before the first paint if the server does not know it', async () => {
    await page.route('**/login', async (route) => {
      const headers = { ...route.request().headers(), cookie: '' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await page.addInitScript(() => {
      // The early script has run by then, but the application has not rendered.
      addEventListener('DOMContentLoaded', () => {
        const scheme = document.querySelector('meta[name="color-scheme"]')?.getAttribute('content');
        Object.assign(window, { scheme });
      });
    });
    const sent = await page.goto('/login');
    expect(await sent?.text()).toContain('<meta name="color-scheme" content="light dark"');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => (window as Window & { scheme?: unknown }).scheme)).toBe('dark');
  });
});

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [lightness = ''] = /[\d.]+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(lightness) < 0.5;
  });
}

/** Returns the color that browsers may use for their frame. */
function frameColour(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return colours.find((colour) => matchMedia(colour.media).matches)?.content;
  });
}
