import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test('the API documents are read and tried out with nothing but this server', async ({ page, standIn }) => {
  const foreign: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(standIn.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/__mock/api/');
  await expect(page.getByRole('link', { name: 'Recruiter API' })).toHaveAttribute('aria-current', 'page');

  const login = page.locator('#operations-account-login');
  await execute(login);
  await expect(login.locator('.live-responses-table')).toContainText('"is_form_filled": true');

  // The session goes along by itself.
  const jobs = page.locator('#operations-jobs-getActiveJobs');
  await execute(jobs);
  await expect(jobs.locator('.live-responses-table')).toContainText('"job_status": "ACTIVE"');

  await page.getByRole('link', { name: 'Candidate data service' }).click();
  const skills = page.locator('#operations-lookups-getHashtags');
  await execute(skills);
  await expect(skills.locator('.live-responses-table')).toContainText('"Python"');

  expect(foreign).toEqual([]);
  expect(said).toEqual([]);
});

/** By keyboard: opens a call and sends its example. */
async function execute(call: Locator): Promise<void> {
  await call.locator('.opblock-summary-control').press('Enter');
  // What an operation refers to is resolved after it was opened.
  await expect(call.getByRole('heading', { name: 'Responses', exact: true })).toBeVisible();
  await expect(call.locator('.loading-container')).toHaveCount(0);
  await call.getByRole('button', { name: 'Execute' }).press('Enter');
}
