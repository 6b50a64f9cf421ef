import { requestsTo } from './support/requests.ts';
import { expect, test } from './support/fixtures.ts';
import { arriveAtCompany, expectScreen, fillInCompany, introduceYourself, signUp } from './support/newcomer.ts';

/** Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: baseURL ?? '' }]);
});

test('a save whose answer was lost makes no second company', async ({ page }) => {
  test.setTimeout(120_000);
  await arriveAtCompany(page);
  await page.goto('/technologies');
  await expect(page).toHaveURL(/\/createCompany$/);
  await expect(page.getByText('Please fill in the company page first.')).toBeVisible();
  await fillInCompany(page);
  // The service has it; the answer is lost on its way.
  await page.route('**/save/company/details', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const saves = requestsTo(page, '/save/company/details');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'Company verification');
  expect(saves).toHaveLength(1);
});

test('later steps opened without the earlier ones lead to the first unfinished one', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page, 'quin@harbour.example');
  await expectScreen(page, 'Introduce yourself');
  for (const path of ['/technologies', '/CompanyVerification', '/personalVerification', '/hirepage']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/details$/);
  }
  await introduceYourself(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expectScreen(page, 'Personal verification');
  await page.getByLabel('Link to the document').fill('half a li');
  await page.goto('/hirepage');
  await expect(page).toHaveURL(/\/personalVerification$/);
  await expect(page.getByLabel('Link to the document')).toHaveValue('half a li');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectScreen(page, 'Looking to hire in');
  await page.goBack();
  await expect(page.getByLabel('Link to the document')).toHaveValue('half a li');
});
