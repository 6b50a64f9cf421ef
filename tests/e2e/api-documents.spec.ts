import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('the API documents', async ({ page, standIn }) => {
  const foreign: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(standIn.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/__mock/api/');
  await expect(page.getByRole('link', { name: 'Recruiter API' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.opblock').first()).toBeInViewport();

  await test.step('can be read in both themes, by screen reader and keyboard', async () => {
    await expectAccessible(page);
    const conventions = page.locator('summary').filter({ hasText: 'Conventions' });
    await conventions.press('Enter');
    await expect(page.getByText('Six calls are open to strangers')).toBeVisible();
    await expectAccessible(page);
    await conventions.press('Enter');
    const login = page.locator('#operations-account-login');
    await execute(login);
    await expect(login.locator('.live-responses-table')).toContainText('"is_form_filled": true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Schemas' }).press('Enter');
    await expect(page.getByRole('button', { name: 'LoginRequest', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('are read and tried out with nothing but this server', async () => {
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
});

/** By keyboard: opens a call and sends its example, as soon as the page lets it. */
async function execute(call: Locator): Promise<void> {
  await call.locator('.opblock-summary-control').press('Enter');
  const send = call.getByRole('button', { name: 'Execute' });
  await expect(send).toBeEnabled();
  await send.press('Enter');
}
