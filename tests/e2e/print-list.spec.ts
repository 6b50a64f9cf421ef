import type { Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';
import { signInThroughApi } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.setAttribute('data-printed-by', 'key');
    };
  });
  await signInThroughApi(page);
});

test('print: a list', { tag: '@installed' }, async ({ page }) => {
  await test.step('is a table with full names, in the order and with the filter of the screen', async () => {
    await openApplicants(page, '&sort=name');
    await page.getByLabel('Find in this list').fill('python');
    await expect(page.getByText(/^\d+ of \d+ candidates$/)).toBeVisible();
    const names = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-printed-by', 'key');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const printed = await table.locator('tbody tr td:first-child').allTextContents();
    expect(printed.slice(0, names.length)).toEqual(names);
    await expect(table).toContainText(/Graduate Data Analyst, Applicants/);
    await expect(table).toContainText(/^.*“python” · Order: Name · \w+ \d+, \d{4}/s);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect(page.locator('[data-printed]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('fills pages of A4 and Letter and repeats its heading', async () => {
    await navigateTo(page, '/candidateModal?type=Job&skills=Python&skills=SQL&location=');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect(page.locator('[data-printed] tbody tr')).toHaveCount(56);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-printed]')).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const) {
      const count = await countPages(page, format);
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThan(7);
      await expect(page.locator('[data-printed]')).toHaveCount(0);
    }
  });
});

async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
