import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';

test('the filter of a list', async ({ page }) => {
  await signInAsDemo(page, '/opportunitypage');
  await expect(page.getByRole('article').first()).toBeVisible();
  const total = await page.getByRole('article').count();
  const narrowed = page.getByRole('status').filter({ hasText: new RegExp(`^\\d+ of ${total} candidates$`) });

  await test.step('counts matches in the dialog while options are chosen, and shows chips above the list', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    const matching = dialog.getByRole('status').filter({ hasText: /match$/ });
    await expect(matching).toHaveText(`${total} of ${total} match`);
    await chooseOption(page, 'Skills', 'SQL', 'SQL');
    await dialog.getByRole('button', { name: 'Male', exact: true }).click();
    await expect(matching).not.toHaveText(`${total} of ${total} match`);
    await dialog.getByRole('button', { name: 'show result' }).press('Enter');

    const chips = page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');
    await expect(chips).toHaveText(['SQL', 'Male']);
    await expect(narrowed).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove filter Male' }).press('Enter');
    await expect(chips).toHaveText(['SQL']);
    await expect(page.getByRole('button', { name: 'Remove filter SQL' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove filter SQL' }).click();
    await expect(page.getByRole('article')).toHaveCount(total);
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
    await expect(page).not.toHaveURL(/filter=/);
  });

  await test.step('survives a reload, Back and another tab until Reset', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Male', exact: true }).click();
    await page.getByRole('button', { name: 'show result' }).click();
    await expect(page.getByRole('button', { name: 'Filter 1 filter on' })).toBeVisible();
    await expect(narrowed).toBeVisible();
    const left = await page.getByRole('article').count();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(left);
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(left);
    await page.getByRole('tab', { name: /SHORTLISTED/ }).click();
    await expect(page.getByRole('button', { name: 'Filter 1 filter on' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).not.toHaveURL(/filter=/);
    await page.getByRole('tab', { name: /APPLICANTS/ }).click();
    await expect(page.getByRole('article')).toHaveCount(total);
  });

  await test.step('hides candidates and counts what the job wants, which cards name on focus', async () => {
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await dialog.getByRole('group', { name: 'Hide' }).getByRole('button', { name: 'With a note' }).click();
    await dialog.getByRole('button', { name: 'Bachelor' }).click();
    await dialog.getByRole('button', { name: '2026', exact: true }).first().click();
    await dialog.getByRole('navigation').getByRole('button', { name: 'What this job wants' }).press('Enter');
    await dialog.getByRole('button', { name: /^Add Bachelor: 2026/ }).press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'Bachelor: 2026' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'At least' }).selectOption('1 of 6');
    await dialog.getByRole('button', { name: 'show result' }).press('Enter');
    const chips = page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');
    await expect(chips).toHaveText(['Hide with a note', 'At least 1 of 6']);
    const fit = page.getByRole('article').getByRole('button', { name: /^Fit \d of 6 / });
    await page.getByRole('article').first().getByRole('link').first().focus();
    for (let tabs = 0; tabs < 6 && !(await fit.first().evaluate((one) => one === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await expect(fit.first()).toBeFocused();
    await expect(page.locator('[popover=manual]')).toContainText(/^\d of 6\. /);
    await expectAccessible(page);
  });
});

/** Does not press Escape, which would close the modal. The list closes by itself. */
async function chooseOption(page: Page, name: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).first().click();
  await expect(page.locator('[role=option]')).toHaveCount(0);
}
