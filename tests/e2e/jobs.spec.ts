import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choose, fillInJob, postedJobs } from './support/jobs.ts';
import { requestsTo } from './support/requests.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('a new job post', async ({ page }) => {
  await test.step('a post is saved, restored, gets a suggested description, and is sent once, even after Back', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Post an opportunity' }).click();
    await fillInJob(page, 'Tide Reader');
    await page.reload();
    await expect(page.getByText(/Draft from .*\d:\d\d [AP]M/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Tide Reader');
    await page.getByRole('button', { name: 'Continue' }).click();

    const description = page.getByLabel('Description', { exact: true });
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect((await description.boundingBox())?.height).toBe(400);
    await description.fill('Read the tides.');
    await page.getByRole('button', { name: 'Suggest description' }).click();
    await page.getByRole('button', { name: 'Append' }).click();
    await expect(description).toHaveValue(/^Read the tides\.\n\n./);
    await page.getByRole('button', { name: 'Next' }).click();

    const posts = requestsTo(page, '/opportunity/saveOpportunityPosts');
    await page.route('**/saveOpportunityPosts', (route) =>
      route.fulfill({ status: 422, json: { message: 'Out of ink' } }),
    );
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Out of ink')).toBeVisible();
    await page.unroute('**/saveOpportunityPosts');
    await page.getByRole('button', { name: 'Try again' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Posted Successfully' })).toBeVisible();
    expect(posts).toHaveLength(2);
    await page.goBack();
    await expect(page).not.toHaveURL(/jobpreview/);
    expect((await postedJobs(page, 'Active')).filter((job) => job.job_title === 'Tide Reader')).toHaveLength(1);
  });
});

test('a posted job', async ({ page }) => {
  await aHalfWrittenPost(page);

  await test.step('a job is edited in three steps that survive a reload, Back skips them, and the unsent post is kept', async () => {
    const [job] = await postedJobs(page, 'Active');
    const id = job?._id ?? '';
    await navigateTo(page, `/jobDetails/${id}`);
    await page.getByRole('link', { name: 'Edit' }).click();

    const salary = page.getByRole('group', { name: 'Salary', exact: true });
    await page.getByLabel('Vacancies').fill('8');
    await page.getByRole('button', { name: 'Discard' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit Opportunity' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Job title' }).fill('Tide Reader');
    await page.getByRole('radio', { name: 'Fixed Salary' }).check();
    await salary.getByRole('textbox').fill('700000');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Tide Reader');
    await expect(page.getByText('Not saved yet. Kept in this tab')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Job Description' }).click();

    await expect(page).toHaveURL(`/editDescription/${id}`);
    await page.getByLabel('Description', { exact: true }).fill('Read the tides.');
    await page.getByRole('button', { name: 'Update' }).click();

    await expect(page).toHaveURL(`/editJobDetails/${id}`);
    await page.reload();
    await expect(page.getByText('₹7,00,000 per Year')).toBeVisible();
    const edits = requestsTo(page, `/opportunity/edit/${id}`);
    await page.route('**/opportunity/edit/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText("We can't reach the server. Your changes are kept in this tab.")).toBeVisible();
    await page.unroute('**/opportunity/edit/*');
    const reloads = requestsTo(page, `/opportunity/getOpportunityPostById/${id}`);
    await page.getByRole('button', { name: 'Try again' }).dblclick();
    await expect(page).toHaveURL(`/opportunitypage?job=${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Tide Reader' })).toBeVisible();
    // The job is read before it is saved, shown from the request, then read again once.
    await expect.poll(() => [edits.length, reloads.length]).toEqual([2, 2]);
    expect(JSON.parse(edits[1]?.postData() ?? '{}')).toMatchObject({ minSal: 700_000, maxSal: 700_000 });
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/jobDetails/${id}`);
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expectHalfWrittenPost(page);
  });
});

async function aHalfWrittenPost(page: Page): Promise<void> {
  await page.goto('/jobForm');
  await page.getByRole('combobox', { name: 'Job title' }).fill('Half a post');
  await choose(page, 'Skills', 'SQL', 'SQL');
}

async function expectHalfWrittenPost(page: Page): Promise<void> {
  await navigateTo(page, '/jobForm');
  await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('Half a post');
  await expect(page.getByRole('button', { name: 'Remove SQL' })).toBeVisible();
  await expect(page.getByLabel('Vacancies')).toHaveValue('');
}
