import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { aPicture, aPictureOf } from './support/pictures.ts';
import { requestsTo } from './support/requests.ts';
import { accountIdOf } from './support/saved-root.ts';
import { enterWorld } from './support/worlds.ts';
import { follow } from './support/walking.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update' });
const account = (page: Page) => page.getByRole('button', { name: /Meera/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const picker = (page: Page, label: string) => page.getByRole('group', { name: label });

async function choose(page: Page, label: string, file: ReturnType<typeof aPicture | typeof aPictureOf>): Promise<void> {
  await picker(page, label).locator('input[type=file]').setInputFiles(file);
}

test.beforeEach(async ({ context, page, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInAsDemo(page, '/editprofile');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
});

test('changes are stored, and shown by the dashboard, the sidebar and the next visit', async ({ page }) => {
  const sent = requestsTo(page, `/profile/edit/${await accountIdOf(page)}`);
  await page.getByLabel('Name').fill(' Meera Iyer ');
  await page.getByLabel('Position').fill('Head of Hiring');
  await page.getByLabel('Phone number').fill('+9822014564');
  await page.getByRole('combobox', { name: 'Location' }).fill('Mumbai');
  await page.getByRole('option', { name: 'Mumbai, Maharashtra, India', exact: true }).click();
  await update(page).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Your profile is updated.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
  await expect(page.getByText('Head of Hiring')).toBeVisible();
  await expect(account(page)).toContainText('Meera Iyer');
  expect(sent.map((request) => [request.method(), request.postDataJSON()])).toEqual([
    [
      'PATCH',
      {
        name: 'Meera Iyer',
        phone_number: '+9822014564',
        position: 'Head of Hiring',
        location: 'Mumbai, Maharashtra, India',
      },
    ],
  ]);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.reload();
  await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Mumbai, Maharashtra, India');
});

test('pictures are uploaded, shown by every screen, and part of unsaved changes', async ({ page }) => {
  await test.step('exactly 5 MB pass, but not a byte more and no other file type', async () => {
    const limit = 5 * 1024 * 1024;
    await choose(page, 'Cover picture', aPictureOf(limit));
    await expect(page.getByRole('button', { name: 'Use picture' })).toBeEnabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, 'Cover picture', aPictureOf(limit + 1));
    await expect(page.getByRole('alertdialog')).toHaveText('Image size exceeds 5MB limit.OK');
    await page.getByRole('button', { name: 'OK' }).click();
    await choose(page, 'Cover picture', { ...aPicture(), buffer: Buffer.from('<svg/>') });
    await expect(page.getByRole('alertdialog')).toContainText('Choose a PNG, JPEG, WebP, GIF or AVIF image.');
    await page.getByRole('button', { name: 'OK' }).click();
  });

  await test.step('the part that was chosen is what arrives, no larger than it needs to be', async () => {
    const before = await account(page).locator('img').getAttribute('src');
    await choose(page, 'Profile picture', aPicture(1600, 1200));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(account(page).locator('img')).not.toHaveAttribute('src', before ?? '');
    await expect(picker(page, 'Profile picture')).toHaveAttribute('aria-busy', 'false');
    const arrived = account(page).locator('img');
    await expect(arrived).not.toHaveAttribute('src', /^blob:/);
    await expect
      .poll(() => arrived.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([512, 512]);
  });

  await test.step('a picture is cut by keyboard, shown at once, stored, and then shown everywhere', async () => {
    for (const [label, path] of [
      ['Profile picture', 'profile'],
      ['Cover picture', 'cover'],
    ] as const) {
      const sent = requestsTo(page, `/profile/upload/${path}/picture/${await accountIdOf(page)}`);
      await choose(page, label, aPicture());
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
      // The cover uses the same dialog.
      if (path === 'profile') await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Use picture' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(picker(page, label).locator('img')).toHaveAttribute('src', /^blob:/);
      await expect.poll(() => sent.length).toBe(1);
      await expect(picker(page, label)).toHaveAttribute('aria-busy', 'false');
    }
    const [face, cover] = await pictures(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => veilOver(picker(page, 'Cover picture').locator('img'))).toBe('oklch(0 0 0 / 0.4)');
    await expect(account(page).locator('img')).toHaveAttribute('src', face ?? '');
    await follow(page, '/dashboard');
    for (const url of await pictures(page)) {
      await expect(page.locator(`img[src="${url}"]`).first()).toBeVisible();
      expect((await page.request.get(url)).headers()['content-type']).toBe('image/png');
    }
    expect(await veilOver(page.locator(`img[src="${cover}"]`))).toBe('oklch(0 0 0 / 0.4)');
    await page.emulateMedia({ colorScheme: null });
  });

  await page.getByRole('link', { name: 'Edit Profile' }).click();

  await test.step('are asked about before a link leads elsewhere; the safe answer has the focus', async () => {
    await page.getByLabel('Position').fill('Head of Hiring');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await follow(page, '/editprofile');
    await expect(page.getByLabel('Position')).not.toHaveValue('Head of Hiring');
  });

  await test.step('Back and Forward ask as well, and keep their way', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Edit profile details' }).click();
    await page.getByLabel('Position').fill('Head of Hiring');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/editprofile$/);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Position')).toHaveValue('Talent Acquisition Lead');
  });

  await test.step('are asked about by the browser when the tab is closed or reloaded', async () => {
    await page.getByLabel('Position').fill('Head of Hiring');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
  });

  await test.step('are asked about before Sign Out', async () => {
    await page.getByLabel('Position').fill('Head of People');
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).click();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

/** The color of the overlay that dims pictures in the dark theme. */
async function veilOver(image: Locator): Promise<string> {
  return image.evaluate((img) => getComputedStyle(img.parentElement ?? img, '::after').backgroundColor);
}

/** URLs of the profile picture and the cover, as the service returns them. */
async function pictures(page: Page): Promise<[string, string]> {
  const answer = await page.request.post(`/api/recruiter/getRecruiterDetailsByID?id=${await accountIdOf(page)}`);
  const { recruiter } = (await answer.json()) as {
    recruiter: { recruiter_id: { profile_picture: string; cover_picture: string } }[];
  };
  const { profile_picture: face = '', cover_picture: cover = '' } = recruiter[0]?.recruiter_id ?? {};
  return [face, cover];
}
