import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, signInThroughForm } from './support/sign-in.ts';
import { followLink } from './support/navigation.ts';

test.describe('prefetching', () => {
  test.use({ prefetches: true });

  test('works in a browser without requestIdleCallback, such as Safari', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
    });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.goBack();
    await signInThroughForm(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('the shell works by keyboard and in a narrow window', async ({ page }) => {
  await test.step('signs in by keyboard alone', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.email);
    for (let presses = 0; presses < 3; presses += 1) {
      if (await page.getByLabel('Password', { exact: true }).evaluate((box) => box === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('shows only the download page in a narrow window, even while a dialog is open', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    // Find it by role, so that a heading hidden from screen readers fails.
    const title = page.getByRole('heading', { name: 'Download Our App' });
    await expect(title).toBeVisible();
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') ?? null)).toBeNull();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 832 });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('reports an unknown path and offers a link', async () => {
    await followLink(page, '/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recruit' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the start page', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeFocused();
  });

  await test.step('signs out by keyboard alone', async () => {
    await page.getByRole('button', { name: /Account menu/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
