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
    await dialog.getByRole('button', { name: 'show result' }).click();

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
});

/** Does not press Escape, which would close the modal. The list closes by itself. */
async function chooseOption(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).first().click();
  await expect(page.locator('[role=option]')).toHaveCount(0);
}
