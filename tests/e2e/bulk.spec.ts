import type { Locator, Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';

/** What is done to many candidates at once: where the focus goes, and what stays selected. Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
  // First by score are some whom nobody shortlisted yet.
  await openApplicants(page, '&sort=score');
});

test('after each act the focus is back on the card that was ticked last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tick(page, 1);
  await tick(page, 2);
  await press(page, 'Copy e-mails');
  await expect(result(page)).toContainText('2 with an address');
  await expect(box(page, 2)).toBeFocused();

  await press(page, 'Shortlist 2');
  await expect(result(page)).toContainText(/shortlisted/);
  await expect(box(page, 2)).toBeFocused();
  await press(page, 'Done');
  await expect(result(page)).toHaveCount(0);
  await expect(box(page, 2)).toBeFocused();

  await tick(page, 0);
  await press(page, 'Clear');
  await expect(selection(page)).toHaveCount(0);
  await expect(box(page, 0)).toBeFocused();
});

test('the focus is back on the list from the folder dialog, too', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
  await tick(page, 1);
  await press(page, 'Add to Folder');
  await dialog.getByRole('radio').first().press('Space');
  await dialog.getByRole('button', { name: 'Add to Folder' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(result(page)).toContainText(/added|already there/);
  await expect(box(page, 1)).toBeFocused();

  await tick(page, 3);
  await press(page, 'Add to Folder');
  await dialog.getByPlaceholder('Enter folder name').fill('Second round');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folder Created and Candidate Shortlisted')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(selection(page)).toHaveCount(0);
  await expect(box(page, 3)).toBeFocused();
});

test('who is removed leaves the focus on the card in their place, the last ones on the heading', async ({ page }) => {
  await page.getByRole('tab', { name: /SHORTLISTED/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  const count = await page.getByRole('article').count();
  await tick(page, 0);
  await press(page, 'Remove 1');
  await expect(page.getByRole('article')).toHaveCount(count - 1);
  await expect(box(page, 0)).toBeFocused();
  for (let place = 0; place < count - 1; place += 1) await tick(page, place);
  await press(page, `Remove ${count - 1}`);
  await expect(page.getByText('No Shortlisted Candidates')).toBeVisible();
  await expect(page.locator('h1')).toBeFocused();
});

test('Cancel has the focus while an act runs', async ({ page }) => {
  await plan(page, { path: '/api/recruiter/opportunity/save/shortlist/candidate', kind: 'hang' });
  const ticked = (await notShortlisted(page).first().getAttribute('aria-label')) ?? '';
  await notShortlisted(page).first().press('Space');
  await press(page, 'Shortlist 1');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await clearFaults(page);
  await expect(result(page)).toContainText(/1 (already )?shortlisted/);
  await expect(page.getByRole('checkbox', { name: ticked, exact: true })).toBeFocused();
});

test('a result does not hide the next selection, nor does copying addresses take the ticks away', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tick(page, 0);
  await tick(page, 1);
  await press(page, 'Copy e-mails');
  await expect(result(page)).toContainText('2 with an address');
  await expect(selection(page)).toContainText('2 selected');
  await expectAccessible(page);
  await press(page, 'Shortlist 2');
  await expect(result(page)).toContainText(/shortlisted/);
  await expect(selection(page)).toHaveCount(0);
  await notShortlisted(page).nth(0).press('Space');
  await expect(selection(page)).toContainText('1 selected');
  await expect(result(page)).toHaveCount(0);

  // Those it failed for stay selected, and can be tried again beside the next ones.
  await plan(page, { path: '/api/recruiter/opportunity/save/shortlist/candidate', status: 500 });
  await press(page, 'Shortlist 1');
  await expect(result(page)).toContainText('1 failed');
  await notShortlisted(page).nth(1).press('Space');
  await expect(selection(page)).toContainText('2 selected');
  await expect(result(page).getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('Escape takes the ticks away when nothing else is open', async ({ page }) => {
  await tick(page, 0);
  await press(page, 'Add to Folder');
  const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(selection(page)).toContainText('1 selected');

  await page
    .getByRole('button', { name: /of 5 skills of/ })
    .first()
    .press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Skills of/ })).toHaveCount(0);
  await expect(selection(page)).toContainText('1 selected');

  await page.getByLabel('Find in this list').fill('a');
  await page.keyboard.press('Escape');
  await expect(selection(page)).toContainText('1 selected');

  await box(page, 0).focus();
  await page.keyboard.press('Escape');
  await expect(selection(page)).toHaveCount(0);
  await expect(box(page, 0)).toBeFocused();
});

const box = (page: Page, place: number): Locator => page.getByRole('article').getByRole('checkbox').nth(place);
/** The boxes of those who can be shortlisted. */
const notShortlisted = (page: Page): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Shortlist / }) })
    .getByRole('checkbox');
const selection = (page: Page): Locator => page.getByRole('group', { name: 'Selected candidates' });
const result = (page: Page): Locator => page.getByRole('group', { name: 'Result' });
const tick = (page: Page, place: number): Promise<void> => box(page, place).press('Space');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
