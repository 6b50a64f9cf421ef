import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { aPicture } from './support/pictures.ts';
import { followLink } from './support/navigation.ts';

const account = (page: Page) => page.getByRole('button', { name: /Meera/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const position = (page: Page) => page.getByLabel('Position');
const picker = (page: Page, label: string) => page.getByRole('group', { name: label });

async function choose(page: Page, label: string, file: ReturnType<typeof aPicture>): Promise<void> {
  await picker(page, label).locator('input[type=file]').setInputFiles(file);
}

test('the profile of the recruiter', async ({ page }) => {
  await signInAsDemo(page, '/editprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();

  for (const [label, path, size] of [
    ['Profile picture', 'profile', [512, 512]],
    ['Cover picture', 'cover', [1152, 448]],
  ] as const) {
    await test.step(`${path}: works by keyboard, is shown at once and is no larger than needed`, async () => {
      await choose(page, label, aPicture(2000, 1600));
      const dialog = page.getByRole('dialog', { name: `Crop the ${path} picture` });
      await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled();
      await dialog.getByRole('slider', { name: 'Zoom' }).focus();
      await page.keyboard.press('End');
      await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '400 %');
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('application')).toBeFocused();
      const before = await dialog.locator('img').getAttribute('style');
      await page.keyboard.press('ArrowRight');
      await expect(dialog.locator('img')).not.toHaveAttribute('style', before ?? '');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
      if (path === 'profile') await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Use picture' }).press('Enter');
      const shown = picker(page, label).locator('img');
      await expect(shown).toHaveAttribute('src', /^blob:/);
      await expect(picker(page, label)).toHaveAttribute('aria-busy', 'false');
      await expect.poll(() => sizeOf(shown)).toEqual(size);
    });
  }

  await test.step('pictures are dimmed in the dark theme, and shown on every screen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => overlayColor(picker(page, 'Cover picture').locator('img'))).toBe('oklch(0 0 0 / 0.4)');
    await expect(account(page).locator('img')).not.toHaveAttribute('src', /^blob:/);
    const face = await account(page).locator('img').getAttribute('src');
    await followLink(page, '/dashboard');
    await expect(page.locator(`main img[src="${face}"]`).first()).toBeVisible();
    await followLink(page, '/editprofile');
  });

  await test.step('asks before a link leaves the screen, with the focus on the safe answer', async () => {
    await position(page).fill('Head of Hiring');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(position(page)).toHaveValue('Head of Hiring');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  });

  await test.step('asks before Back, and keeps Forward working', async () => {
    await followLink(page, '/account');
    await page.getByRole('link', { name: 'Edit profile details' }).click();
    await position(page).fill('Head of Hiring');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/editprofile$/);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(position(page)).toHaveValue('Head of Hiring');
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await page.goForward();
    await expect(position(page)).toHaveValue('Talent Acquisition Lead');
  });

  await test.step('asks before the tab closes or reloads, in the browser’s own dialog', async () => {
    await position(page).fill('Head of Hiring');
    const dialogShown = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await dialogShown;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(position(page)).toHaveValue('Head of Hiring');
  });

  await test.step('saves a change and shows it on the dashboard, in the sidebar and on the next visit', async () => {
    await page.getByLabel('Name').fill(' Meera Iyer ');
    await position(page).fill('Head of Talent');
    await page.getByRole('combobox', { name: 'Location' }).fill('Mumbai');
    await page.getByRole('option', { name: 'Mumbai, Maharashtra, India', exact: true }).click();
    await page.getByRole('button', { name: 'Update' }).dblclick();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
    await expect(page.getByText('Head of Talent')).toBeVisible();
    await expect(account(page)).toContainText('Meera Iyer');
  });
});

const sizeOf = (image: Locator) =>
  image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);

/** The color of the overlay that dims pictures in the dark theme. */
async function overlayColor(image: Locator): Promise<string> {
  return image.evaluate((img) => getComputedStyle(img.parentElement ?? img, '::after').backgroundColor);
}
