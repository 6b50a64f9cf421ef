import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('comparing candidates', async ({ page }) => {
  await test.step('two to four candidates are compared by the skills of their job, and Back restores the list', async () => {
    await openApplicants(page, '&sort=name&find=a');
    const list = page.url();
    const compare = page.getByRole('link', { name: 'Compare' });
    await tick(page, 0);
    await expectSelected(page, 1);
    await expect(compare).toHaveCount(0);
    await tick(page, 1);
    await tick(page, 2);
    await compare.press('Enter');

    await expect(page).toHaveTitle(/^Compare 3 candidates/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expect(page.getByRole('row', { name: /^Fit to this job/ }).getByRole('img')).toHaveCount(3);
    await expect(page.getByRole('row', { name: /^SQL/ })).toContainText(/Has it|Not listed/);
    await expect(page.getByRole('row', { name: /^GloPoints \d/ })).toBeVisible();
    await page.getByRole('rowheader', { name: 'GloPoints' }).getByRole('button').hover();
    await expect(page.locator('[popover=manual]').getByText(/Glo's score for a student/)).toBeVisible();
    await expectAccessible(page);

    const rows = page.getByRole('row');
    const before = await rows.count();
    await page.getByLabel('Only differences').press('Space');
    expect(await rows.count()).toBeLessThanOrEqual(before);
    await expect(rows.getByText('(the same for all)')).toHaveCount(0);

    await page
      .getByRole('button', { name: /^Remove .* from comparison$/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Remove .* from comparison$/ }).first()).toBeFocused();
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    const first = page.getByRole('columnheader').getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('main').getByRole('link', { name: 'Graduate Data Analyst' }).press('Enter');
    await expect(page).toHaveURL(list);
    await expectSelected(page, 3);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
  });

  await test.step('shortlisting in the comparison updates the comparison and the list', async () => {
    await openApplicants(page, '&sort=score', navigateTo);
    await tick(page, 1);
    await tick(page, 2);
    await page.getByRole('link', { name: 'Compare' }).press('Enter');
    const shortlist = page
      .getByRole('columnheader')
      .first()
      .getByRole('button', { name: /^Shortlist/ });
    await expect(shortlist).toBeEnabled();
    const before = (await shortlist.textContent()) ?? '';
    await shortlist.press('Enter');
    await expect(shortlist).not.toHaveText(before);
    await page.goBack();
    await expectSelected(page, 2);
  });
});

async function expectSelected(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('group', { name: 'Selected candidates' })).toContainText(`${count} selected`);
}

async function tick(page: Page, place: number): Promise<void> {
  await page.getByRole('article').nth(place).getByRole('checkbox').press('Space');
}
