import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';

test('the filter of a list', async ({ page }) => {
  await signInAsDemo(page, '/opportunitypage');
  await expect(page.getByRole('article').first()).toBeVisible();
  const total = await page.getByRole('article').count();

  await test.step('counts matches in the dialog while options are chosen, and shows chips above the list', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    const matching = dialog.getByRole('status').filter({ hasText: /match$/ });
    await expect(matching).toHaveText(`${total} of ${total} match`);
    await chooseOption(page, 'Skills', 'SQL', 'SQL');
    await dialog.getByRole('button', { name: 'Male', exact: true }).click();
    await expect(matching).toHaveText(new RegExp(`^\\d+ of ${total} match$`));
    const matchCount = Number(/^\d+/.exec((await matching.textContent()) ?? '')?.[0]);
    expect(matchCount).toBeLessThan(total);
    await expectAccessible(page);
    const [, answer] = await applyFilter(page);
    expect(answer.length).toBe(matchCount);

    const chips = page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');
    await expect(chips).toHaveText(['SQL', 'Male']);
    await expect(page.getByRole('status').filter({ hasText: `${matchCount} of ${total} candidates` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove filter Male' }).press('Enter');
    await expect(chips).toHaveText(['SQL']);
    await expect(page.getByRole('button', { name: 'Remove filter SQL' })).toBeFocused();
    await expect(page).not.toHaveURL(/Male/);
    await page.getByRole('button', { name: 'Remove filter SQL' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(total);
    await expect(page.getByRole('searchbox', { name: 'Find in this list' })).toBeFocused();
    await expect(page).not.toHaveURL(/filter=/);
  });

  await test.step('applies to the open tab, says so, and survives reload, Back and another tab until Reset', async () => {
    const shortlistTab = page.getByRole('tab', { name: /SHORTLISTED/ });
    await expect(shortlistTab).toContainText(/\d/);
    const shortlisted = Number(/\d+/.exec((await shortlistTab.textContent()) ?? '')?.[0]);
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await dialog.getByRole('button', { name: /^Bachelor/ }).click();
    await chooseOption(page, 'Degree', 'B.Tech', 'B.Tech');
    await expect(dialog.getByRole('button', { name: /^Bachelor/ })).toContainText('B.Tech');
    const [request, answer] = await applyFilter(page);
    expect(request.student_id).toHaveLength(total);
    await expect(page.getByRole('article')).toHaveCount(answer.length);
    await expect(page.getByRole('tab', { name: `APPLICANTS ${answer.length}` })).toBeVisible();
    await expect(shortlistTab).toContainText(String(shortlisted));
    await expect(page.getByRole('button', { name: 'Filter 1 filter on' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(answer.length);
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(answer.length);
    const second = page.waitForRequest('**/jobFormFilter');
    await shortlistTab.click();
    expect(((await second).postDataJSON() as FilterRequest).student_id).toHaveLength(shortlisted);
    await expect(page.getByRole('button', { name: 'Filter 1 filter on' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('article')).toHaveCount(shortlisted);
    await expect(page).not.toHaveURL(/filter=/);
  });
});

/** Does not press Escape, which would close the modal. The list closes by itself. */
async function chooseOption(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).first().click();
  await expect(page.locator('[role=option]')).toHaveCount(0);
}

interface FilterRequest {
  readonly student_id: readonly string[];
}

async function applyFilter(page: Page): Promise<[FilterRequest, readonly string[]]> {
  // The modal also sends requests when options are chosen.
  const asking = page.waitForRequest('**/jobFormFilter');
  await page.getByRole('button', { name: 'show result' }).click();
  const request = await asking;
  return [request.postDataJSON() as FilterRequest, (await (await request.response())?.json()) as string[]];
}
