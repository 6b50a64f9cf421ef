import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { choose } from './support/jobs.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { expectProfilePosition } from './support/candidates.ts';

test('the candidate search', async ({ page, context }) => {
  await signInAsDemo(page, '/searchCandidate');

  await test.step('a search is saved and named by keyboard', async () => {
    await page.getByRole('button', { name: 'Save this search' }).press('Enter');
    await expect(page.getByText('Choose at least one skill')).toBeVisible();
    await choose(page, 'Skills', 'Python', 'Python');
    await page.getByRole('button', { name: 'Save this search' }).press('Enter');
    await expect(page.getByLabel('Search name')).toHaveValue('Python');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Back-end interns');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Run Back-end interns' })).toBeVisible();
    await expectKeyboardWalk(page);
    await expectAccessible(page);
  });

  await test.step('a saved search is renamed and deleted with Undo, with the focus, in every tab', async () => {
    const other = await context.newPage();
    await other.goto('/searchCandidate');
    const rename = page.getByRole('button', { name: /^Rename / });
    await rename.press('Enter');
    await page.keyboard.press('Escape');
    await expect(rename).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Search name')).toBeFocused();
    await page.keyboard.type('Analysts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Rename Analysts' })).toBeFocused();
    await expect(other.getByRole('heading', { name: 'Analysts', level: 3 })).toBeVisible();

    await page.getByRole('button', { name: 'Delete Analysts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByText('Save a search to run it again')).toBeVisible();
    const deleted = page.locator('[data-toast]').filter({ hasText: '“Analysts” deleted' });
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByRole('button', { name: 'Run Analysts' })).toBeVisible();
  });

  await test.step('the criteria are kept while the recruiter looks at results, and the results return unchanged', async () => {
    await page.getByRole('radio', { name: 'Internship' }).check();
    await choose(page, 'Location', 'Pune', /Pune, Maharashtra/);
    await search(page);
    await page.getByRole('link', { name: 'Change Filters' }).click();
    await expect(page.getByRole('radio', { name: 'Internship' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/Pune, Maharashtra/);
    await page.getByRole('combobox', { name: 'Location' }).fill('');
    await search(page);
    await page.getByLabel('Order').selectOption('Name');
    await page.getByLabel('Find in this list').fill('a');
    await expect(page).toHaveURL(/\/candidateModal\?type=Internship&skills=Python&location=&sort=name&find=a$/);
    const names = await namesOf(page);
    await cards(page).nth(1).getByRole('link', { name: 'View Profile' }).click();
    await expectProfilePosition(page, 2);
    await page.getByRole('link', { name: 'Search Result' }).click();
    await expect.poll(() => namesOf(page)).toEqual(names);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(names);
  });
});

const cards = (page: Page): Locator => page.getByRole('article');

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search Result' })).toBeVisible();
}

async function namesOf(page: Page): Promise<readonly string[]> {
  return cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
}
