import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { selection, toast } from './support/selection.ts';

test.use({ signedIn: true });

test('applicants are found, selected by pasted ids, and left out', async ({ page }) => {
  await openApplicants(page);
  const all = await shownCount(page);
  const { applicants = [] } = (await postedJobs(page, 'Active')).find(({ _id }) => page.url().includes(_id)) ?? {};
  const [first = '', second = ''] = applicants;

  await test.step('pasted ids and links select their candidates', async () => {
    await paste(page, `${first}\n${new URL(`/glofolio/${second}`, page.url()).href}\n${'0'.repeat(24)}`);
    await expect(toast(page, '2 candidates selected')).toContainText('1 is not in this list');
    await expect(search(page)).toHaveValue('');
    await expect(selection(page)).toContainText('2 selected');
    await expect.poll(() => shownCount(page)).toBe(all);
    await selection(page).getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(selection(page)).toHaveCount(0);
  });

  await test.step('a place finds its candidates, although cards show no places', async () => {
    await search(page).fill('nowhere');
    await expect(page.getByText('No one matches')).toBeVisible();
    await search(page).fill('nowhere OR india');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await search(page).fill('');
    await expect.poll(() => shownCount(page)).toBe(all);
  });

  await test.step('viewed candidates are left out by keyboard, and still after a reload', async () => {
    await page.getByRole('button', { name: 'Leave out', exact: true }).press('Enter');
    const viewed = page.getByRole('menuitemcheckbox', { name: 'Viewed' });
    await expect(viewed).toHaveAttribute('aria-checked', 'false');
    await viewed.press('Enter');
    await expect(viewed).toHaveAttribute('aria-checked', 'true');
    await expect(page).toHaveURL(/&leaveout=viewed$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Leave out', exact: true })).toBeFocused();
    await expect(chips(page)).toHaveText(['Left out: viewed']);
    const left = await shownCount(page);
    expect(left).toBeLessThan(all);
    await expect(page.getByText('You already viewed this profile')).toHaveCount(0);
    await expect(count(page)).toHaveText(`${left} of ${all} candidates`);
    await expectAccessible(page);
    await page.reload();
    await expect(chips(page)).toHaveText(['Left out: viewed']);
    await expect(count(page)).toHaveText(`${left} of ${all} candidates`);
    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await expect(page).not.toHaveURL(/leaveout/);
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => shownCount(page)).toBe(all);
  });
});

const search = (page: Page): Locator => page.getByLabel('Find in this list');
const count = (page: Page): Locator => page.getByRole('status').filter({ hasText: /candidates$/ });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');

async function shownCount(page: Page): Promise<number> {
  return Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
}

async function paste(page: Page, text: string): Promise<void> {
  await search(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
