import type { Locator, Page } from '@playwright/test';
import { postedJobs } from './support/jobs.ts';
import { openApplicants } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { requestsTo } from './support/requests.ts';
import { navigateTo, type Navigate } from './support/navigation.ts';
import { passHold } from './support/waiting.ts';
import { planFault } from './support/worlds.ts';

test.use({ signedIn: true });

const call = '/api/recruiter/opportunity/send/email';

test.beforeEach(({ page }) => page.clock.install());

test('emails to several applicants', async ({ page }) => {
  await test.step('an email to three applicants takes seven clicks and returns to the list', async () => {
    const job = (await postedJobs(page, 'Active')).find(({ job_title }) => job_title === 'Graduate Data Analyst');
    await saveDefaultLink(page);
    await navigateTo(page, '/dashboard');
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
    await click(page.getByRole('button', { name: 'Invitation to an interview' }));
    await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/usual');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Interview for Graduate Data');
    await click(page.getByRole('button', { name: 'Send to 3' }));
    await passHold(page);
    await expect(page.getByRole('heading', { level: 1, name: '3 of 3 emails sent' })).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(7);

    const sent = await emails(page);
    expect(sent.map(({ subject }) => subject)).toEqual(
      Array(3).fill('Interview for Graduate Data Analyst at Acme Works'),
    );
    expect(new Set(sent.map(({ to }) => to)).size).toBe(3);
    expect(sent.every(({ text }) => !text.includes('{'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Back to applicants' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/opportunitypage\\?job=${job?._id}`));
    await expect(page.getByRole('article').first()).toContainText(/Emailed/);
    await expect(page.getByRole('group', { name: 'Selected candidates' })).toHaveCount(0);
  });
});

test('emails that are not sent at once', async ({ page }) => {
  await test.step('Cancel keeps the selection', async () => {
    await beginEmail(page, 3);
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
    await expect(preview).toContainText(`Replies go to ${demo.email}`);
    const first = await preview.getByText(/^Hello /).textContent();
    await page.getByRole('button', { name: 'Next recipient' }).press('Enter');
    await expect(preview).toContainText('2 of 3');
    await expect(preview.getByText(/^Hello /)).not.toHaveText(first ?? '');
    await expect(preview).toContainText('@mail.example');
    await expectAccessible(page);
    await expectKeyboardWalk(page);
    await recipients
      .getByRole('button', { name: /^Leave out / })
      .nth(1)
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Email 2 candidates' })).toBeVisible();
    await expect(recipients.getByRole('button', { name: /^Leave out / }).nth(1)).toBeFocused();

    await planFault(page, { path: call, status: 500, body: { message: 'The mail server rests.' }, times: 1 });
    await page.getByRole('button', { name: 'Send to 2' }).press('Enter');
    await passHold(page);
    await expect(page.getByRole('heading', { level: 1, name: '1 of 2 emails sent' })).toBeVisible();
    const problem = page.getByRole('alert').filter({ hasText: 'Not sent to' });
    await expect(problem).toContainText('The server had an error. The mail server rests.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(recipients).toContainText('Not sent');
    await expectAccessible(page);
    await expectKeyboardWalk(page);
    await page.reload();
    await expect(problem).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '2 of 2 emails sent' })).toBeVisible();
    await expect(problem).toHaveCount(0);
    expect(await emails(page)).toHaveLength(2);
  });

  await test.step('nothing is sent without a connection, and everything once it is back', async () => {
    const before = (await emails(page)).length;
    // These candidates have not had this text yet. The same text is sent once an hour.
    await beginEmail(page, 2, { from: 6, navigate: navigateTo });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send to 2' }).click();
    await passHold(page);
    await expect(page.getByText('Waiting for a connection')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: '2 of 2 emails sent' })).toBeVisible();
    expect(await emails(page)).toHaveLength(before + 2);
  });

  await test.step('leaving a run asks first, and a reload keeps text and recipients without sending twice', async () => {
    const dialogTypes: string[] = [];
    page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type());
      void dialog.accept();
    });
    await beginEmail(page, 3, { from: 3, navigate: navigateTo });
    let passes = 1;
    await page.route(`**${call}`, (route) => (passes-- > 0 ? route.continue() : undefined));
    const sent = requestsTo(page, '/opportunity/send/email');
    await page.getByRole('button', { name: 'Send to 3' }).click();
    await passHold(page);
    await expect.poll(() => sent.length).toBe(2);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Stop sending?' });
    await question.getByRole('button', { name: 'Keep sending' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    expect(dialogTypes).toEqual(['beforeunload']);
    passes = Number.POSITIVE_INFINITY;
    await expect(page.getByText(/^We couldn't confirm your email to /)).toBeVisible();
    await expect(page.getByText('You left the page before the server replied.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Send to 1 more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '2 of 3 emails sent' })).toBeVisible();
    const to = sent.map((request) => request.postDataJSON().email as string);
    expect([to.length, new Set(to).size]).toEqual([3, 3]);

    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Selected candidates' })).toHaveCount(0);
    await tick(page, 3, 3);
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    const recipients = page.getByRole('navigation', { name: 'Recipients' });
    await expect(recipients.getByText('Emailed today')).toHaveCount(2);
    await page.getByRole('button', { name: 'Leave out 2 emailed recently' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Email 1 candidate' })).toBeFocused();
    await page.getByRole('button', { name: /^Leave out / }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'No recipients yet' })).toBeFocused();
  });
});

const boxes = (page: Page): Locator => page.getByRole('article').getByRole('checkbox');

async function tick(page: Page, count: number, from = 0): Promise<void> {
  for (let place = from; place < from + count; place += 1) await boxes(page).nth(place).press('Space');
}

interface EmailOptions {
  /** Index of the first recipient in the list. */
  readonly from?: number;
  readonly navigate?: Navigate;
}

async function beginEmail(page: Page, count: number, { from, navigate }: EmailOptions = {}): Promise<void> {
  await openApplicants(page, '&sort=name', navigate);
  await tick(page, count, from);
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'A first conversation' }).press('Enter');
  await page.getByLabel('Meeting Link').fill('meet.example/1');
}

async function saveDefaultLink(page: Page): Promise<void> {
  await openApplicants(page);
  await tick(page, 1);
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await page.getByLabel('Meeting Link').fill('meet.example/usual');
  await page.getByRole('button', { name: 'Use it in every email' }).press('Enter');
  await expect(page.getByText('Your default')).toBeVisible();
  await expect(page.getByLabel('Meeting Link')).toBeFocused();
}

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function emails(page: Page): Promise<readonly Sent[]> {
  const { messages } = (await (await page.request.get('/__mock/outbox')).json()) as {
    messages: readonly (Sent & { readonly kind: string })[];
  };
  return messages.filter(({ kind }) => kind === 'email');
}
