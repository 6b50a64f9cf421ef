import type { Locator, Page } from '@playwright/test';
import { postedJobs } from './support/jobs.ts';
import { openApplicants } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { passHold } from './support/waiting.ts';
import { planFault, sentMessages } from './support/worlds.ts';

test.use({ signedIn: true });

const call = '/api/recruiter/opportunity/send/email';

test.beforeEach(({ page }) => page.clock.install());

test('emails to several applicants', async ({ page }) => {
  await page.goto('/dashboard');

  await test.step('an email to three applicants takes seven clicks and returns to the list', async () => {
    const job = (await postedJobs(page, 'Active')).find(({ job_title }) => job_title === 'Graduate Data Analyst');
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const active = page.getByRole('region', { name: 'Active Jobs' });
    await click(active.getByRole('link', { name: /Graduate Data Analyst/ }));
    for (const place of [0, 1, 2]) await click(boxes(page).nth(place));
    await click(page.getByRole('button', { name: 'Email', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Email 3 candidates' })).toBeFocused();
    await click(page.getByRole('button', { name: 'A first conversation' }));
    await page.getByLabel('Meeting Link').fill('meet.example/usual');
    await click(page.getByRole('button', { name: 'Send to 3' }));
    await passHold(page);
    await expect(page.getByRole('heading', { level: 1, name: '3 of 3 emails sent' })).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(7);
    expect(new Set((await sentMessages(page, 'email')).map(({ to }) => to)).size).toBe(3);
    await expect(page.getByRole('button', { name: 'Back to applicants' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/opportunitypage\\?job=${job?._id}`));
    await expect(page.getByRole('article').first()).toContainText(/Emailed/);
    await expect(page.getByRole('group', { name: 'Selected candidates' })).toHaveCount(0);
  });

  await test.step('Cancel keeps the selection', async () => {
    // These candidates have not had this text yet. The same text is sent once an hour.
    // Leave first, because the same screen keeps its cards until the order has changed.
    await navigateTo(page, '/account');
    await openApplicants(page, '&sort=name', navigateTo);
    for (const place of [3, 4, 5]) await boxes(page).nth(place).press('Space');
    await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'A first conversation' }).press('Enter');
    await page.getByLabel('Meeting Link').fill('meet.example/1');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Selected candidates' })).toContainText('3 selected');
    // The toast would close during the keyboard walk.
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  });

  await test.step('recipients are previewed, left out and retried by keyboard alone', async () => {
    const preview = page.getByRole('complementary', { name: 'Preview' });
    const recipients = page.getByRole('navigation', { name: 'Recipients' });
    await expect(preview).toContainText('1 of 3');
    await page.getByRole('button', { name: 'Next recipient' }).press('Enter');
    await expect(preview).toContainText('2 of 3');
    await expect(preview).toContainText('@mail.example');
    await expectAccessible(page);
    await expectKeyboardWalk(page);
    const leaveOut = recipients.getByRole('button', { name: /^Remove / });
    await leaveOut.nth(1).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Email 2 candidates' })).toBeVisible();
    await expect(leaveOut.nth(1)).toBeFocused();

    await planFault(page, { path: call, status: 500, times: 1 });
    await page.getByRole('button', { name: 'Send to 2' }).press('Enter');
    await passHold(page);
    await expect(page.getByRole('heading', { level: 1, name: '1 of 2 emails sent' })).toBeVisible();
    const problem = page.getByRole('alert').filter({ hasText: 'Not sent to' });
    await expect(problem).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '2 of 2 emails sent' })).toBeVisible();
    await expect(problem).toHaveCount(0);
    expect(await sentMessages(page, 'email')).toHaveLength(5);
  });
});

const boxes = (page: Page): Locator => page.getByRole('article').getByRole('checkbox');
