import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test('the API documents can be read and tried with the mock API alone', { tag: '@rest' }, async ({ page, mockApi }) => {
  const foreign: string[] = [];
  const consoleMessages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(mockApi.url) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => consoleMessages.push(message.text()));
  await page.goto('/__mock/api/');

  await test.step('Execute signs the demo recruiter in, and later calls use the session', async () => {
    await expectExecuted(page.locator('#operations-account-login'), '"is_form_filled": true');
    await expectExecuted(page.locator('#operations-jobs-getActiveJobs'), '"job_status": "ACTIVE"');
  });

  await test.step('the other service can be selected', async () => {
    await page.getByLabel('Select a definition').selectOption('Candidate data service');
    await expectExecuted(page.locator('#operations-lookups-getHashtags'), '"Python"');
  });

  expect(foreign).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

/** Sends the example of a call by keyboard and expects `text` in the response. */
async function expectExecuted(call: Locator, text: string): Promise<void> {
  await call.locator('.opblock-summary-control').press('Enter');
  const execute = call.getByRole('button', { name: 'Execute' });
  await expect(execute).toBeEnabled();
  await execute.press('Enter');
  await expect(call.locator('.live-responses-table')).toContainText(text);
}
