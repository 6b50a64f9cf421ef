import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { nameOf, openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';

/** The command palette. Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });
const rows = (page: Page) => page.getByRole('dialog').getByRole('option');

test('Ctrl K shows where one can go; typing finds, Enter opens, Escape gives the focus back', async ({ page }) => {
  const tile = page.getByRole('main').getByRole('link').first();
  await tile.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(rows(page).filter({ hasText: 'to review' })).not.toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'Talent Pool' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(tile).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('graduate data');
  await expect(rows(page)).toHaveText([/^Graduate Data Analyst\d+ applied, \d+ to review$/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opportunitypage\?job=/);
  await expect(page.getByRole('heading', { name: 'Graduate Data Analyst' }).first()).toBeVisible();
});

test('people whose profile was opened are found by name, and the keys of the screen are among the commands', async ({
  page,
}) => {
  await openApplicants(page);
  await openProfile(page, 0);
  const heading = page.getByRole('heading', { level: 1 });
  const name = await nameOf(page);
  const address = page.url();
  await page.keyboard.press('Control+k');
  await rows(page).filter({ hasText: 'Next candidate' }).click();
  await expect(heading).not.toHaveText(name);

  await page.keyboard.press('Control+k');
  await box(page).fill(name.toLowerCase());
  await expect(rows(page)).toHaveText([name]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
});

test('what is typed before its code is there is for the palette, not for the screen', async ({ page }) => {
  await page.route(/OpenPalette-.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /^To review/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('graduate d');
  resolve();
  await expect(box(page)).toHaveValue('graduate d');
  await expect(rows(page)).toHaveText([/^Graduate Data Analyst/]);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('says what it does not find, and what did not come', async ({ page }) => {
  await page.route('**/opportunity/get*OpportunityPostsById/*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await box(page).fill('zzzz');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText('Your jobs could not be loaded.')).toBeVisible();
  await page.unroute('**/opportunity/get*OpportunityPostsById/*');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await box(page).fill('zzzz');
  await expect(page.getByRole('dialog').getByText('Nothing here is called “zzzz”.')).toBeVisible();
  await expectAccessible(page);
});
