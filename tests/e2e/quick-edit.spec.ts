import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { signInQuietly } from './support/sign-in.ts';

/** Every test has a world of its own. */
test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: baseURL ?? '' }]);
  await signInQuietly(page);
});

test('one number of a job is changed by four presses, and each later step saves as well', async ({ page }) => {
  const [job] = await postedJobs(page, 'Active');
  const save = page.getByRole('button', { name: 'Save and close', exact: true });
  await page.goto(`/opportunitypage?job=${job?._id}`);
  await page.getByRole('link', { name: 'Manage Details' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Vacancies').fill('77');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page).toHaveURL(`/opportunitypage?job=${job?._id}`);
  expect((await postedJobs(page, 'Active'))[0]?.vacancy).toBe(77);

  await page.goto(`/editDescription/${job?._id}`);
  const description = page.getByLabel('Description', { exact: true });
  await test.step('after Discard of a description one goes on from the heading', async () => {
    const posted = await description.inputValue();
    await description.fill('Read the sea.');
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(description).toHaveValue(posted);
    await expect(page.getByRole('heading', { name: 'Job Description' })).toBeFocused();
  });
  await description.fill('Read the tides.');
  await page.route('**/opportunity/edit/*', (route) => route.abort());
  await save.click();
  await expect(page.getByText('The service cannot be reached. Your changes are kept in this tab.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/opportunity/edit/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/opportunitypage?job=${job?._id}`);
  expect((await postedJobs(page, 'Active'))[0]).toMatchObject({ description: 'Read the tides.', vacancy: 77 });
});
