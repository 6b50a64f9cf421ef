import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { showAs } from './support/lists.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { clearFaults, planFault } from './support/worlds.ts';

test.beforeEach(async ({ page }) => {
  await signInAsDemo(page, '/opportunitypage');
  await expect(page.getByRole('article').first()).toBeVisible();
});

const call = '/api/v1/mobile/jobFormFilter';
const counts = (page: Page) => page.getByRole('article').getByRole('button', { name: /requirement/i });

test('requirements of a job', async ({ page }) => {
  const all = await page.getByRole('article').count();
  const dialog = page.getByRole('dialog', { name: 'Filter' });

  await test.step('are marked in the filter dialog by keyboard, and filter out no candidate', async () => {
    await expect(counts(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Filter' }).click();
    await chooseSkill(page, 'SQL');
    await chooseSkill(page, 'Python');
    await dialog.getByRole('navigation').getByRole('button', { name: 'Requirements' }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('checkbox', { name: 'Require SQL' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Require Python' }).press('Space');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'show result' }).press('Enter');
    await expect(counts(page).first()).toContainText(/^\d of 2 requirements$/);
    await expect(page.getByRole('article')).toHaveCount(all);
    await expect(page).not.toHaveURL(/filter=/);
    await expectAccessible(page);
  });

  await test.step('are named on focus', async () => {
    const count = counts(page).first();
    await count.focus();
    await expect(count).toHaveAccessibleDescription(/(Met|Not met): .*(SQL|Python)/);
    await page.getByRole('article').first().getByRole('link').first().focus();
    for (let tabs = 0; tabs < 6 && !(await count.evaluate((one) => one === document.activeElement)); tabs++) {
      await page.keyboard.press('Tab');
    }
    await expect(count).toBeFocused();
    await expect(page.locator('[popover=manual]')).toContainText(/et: /);
  });

  await test.step('are a sortable column of the table', async () => {
    await showAs(page, 'Table');
    const heading = page.getByRole('columnheader', { name: 'Requirements' });
    await heading.getByRole('button').press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const cells = page
      .getByRole('cell', { name: /^(\d of 2|None)$/ })
      .and(page.locator('[title*="of 2 requirements"]'));
    await expect(cells.first()).toHaveAttribute('title', /^\d of 2 requirements\n(Met|Not met): /);
    const met = (await cells.allTextContents()).map((text) => Number.parseInt(text.replace('None', '0'), 10));
    expect(met.length).toBeGreaterThan(3);
    expect(met).toEqual(met.toSorted((one, other) => other - one));
    await expectAccessible(page);
    await page.getByLabel('Order').selectOption('Name');
    await showAs(page, 'Cards');
  });

  await test.step('are unknown after a failure, and checked again', async () => {
    await planFault(page, { path: call, status: 500 });
    await page.reload();
    await expect(counts(page).first()).toHaveText('Requirements unknown');
    await expectAccessible(page);
    await clearFaults(page);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(counts(page).first()).toContainText('of 2 requirements');
  });
});

async function chooseSkill(page: Page, skill: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Skills' }).fill(skill);
  await page.getByRole('option', { name: skill, exact: true }).first().click();
  await expect(page.locator('[role=option]')).toHaveCount(0);
}
