import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { selection } from './support/selection.ts';

test.use({ signedIn: true });

test('candidates are compared by keyboard, and the list is as it was', async ({ page }) => {
  await openApplicants(page, '&sort=name&find=a');
  const list = page.url();
  for (const place of [0, 1, 2]) await page.getByRole('article').nth(place).getByRole('checkbox').press('Space');
  await page.getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(page).toHaveTitle(/^Compare 3 candidates/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Only differences').press('Space');
  await expect(page.getByRole('row').getByText('(the same for all)')).toHaveCount(0);

  const remove = page.getByRole('button', { name: /^Remove .* from comparison$/ }).first();
  await remove.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(remove).toBeFocused();
  const first = page.getByRole('columnheader').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Graduate Data Analyst' }).press('Enter');
  await expect(page).toHaveURL(list);
  await expect(selection(page)).toContainText('3 selected');
});
