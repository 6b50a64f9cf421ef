import type { BrowserContext, Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath, postedJobs } from './support/jobs.ts';
import { passHold, undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

const sendEmail = '/opportunity/send/email';

test('a tab that is duplicated while emails are sent', async ({ page, context }) => {
  await page.clock.install();
  const sent = requestsOf(context, sendEmail);
  const held = Promise.withResolvers<void>();
  await openApplicants(page, '&sort=name');
  for (let place = 0; place < 6; place += 1)
    await page.getByRole('article').getByRole('checkbox').nth(place).press('Space');
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'A first conversation' }).press('Enter');
  await page.getByLabel('Meeting Link').fill('meet.example/1');
  const before = await duplicate(page);
  await expect(before.getByRole('button', { name: 'Send to 6' })).toBeVisible();

  await context.route(`**${sendEmail}`, async (route) => {
    if (sent.length > 2) await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send to 6' }).click();
  await passHold(page);
  await expect.poll(() => sent.length).toBe(3);
  const during = await duplicate(page);

  await test.step('the copies say that another tab is sending, and send nothing', async () => {
    for (const copy of [before, during]) {
      await expect(copy.getByText('Another tab is sending this email')).toBeVisible();
      await expect(copy.getByText('You stopped sending', { exact: false })).toHaveCount(0);
    }
  });

  await test.step('each recipient gets one email, and the copies show this', async () => {
    held.resolve();
    for (const tab of [page, before, during]) {
      await expect(tab.getByRole('heading', { level: 1, name: '6 of 6 emails sent' })).toBeVisible();
    }
    expect([sent.length, new Set(sent.map(({ email }) => email)).size]).toEqual([6, 6]);
  });
});

test('a run whose page is reloaded while a copy is open', async ({ page, context }) => {
  await page.clock.install();
  const sent = requestsOf(context, sendEmail);
  await openApplicants(page, '&sort=name');
  for (let place = 0; place < 3; place += 1)
    await page.getByRole('article').getByRole('checkbox').nth(place).press('Space');
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'A first conversation' }).press('Enter');
  await page.getByLabel('Meeting Link').fill('meet.example/1');
  const copy = await duplicate(page);
  await context.route(`**${sendEmail}`, (route) => (sent.length === 2 ? undefined : route.continue()));
  await page.getByRole('button', { name: 'Send to 3' }).click();
  await passHold(page);
  await expect.poll(() => sent.length).toBe(2);
  await expect(copy.getByText('Another tab is sending this email')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  for (const tab of [page, copy]) await expect(tab.getByText(/^We couldn't confirm your email to /)).toBeVisible();
  await copy.getByRole('button', { name: 'Send to 1 more' }).click();
  for (const tab of [page, copy]) {
    await expect(tab.getByRole('heading', { level: 1, name: '2 of 3 emails sent' })).toBeVisible();
  }
  expect(new Set(sent.map(({ email }) => email)).size).toBe(3);
});

test('an email to one candidate, open in two tabs', async ({ page, context }) => {
  const sent = requestsOf(context, sendEmail);
  const [applicant] = (await postedJobs(page, 'Active')).flatMap(({ applicants }) => applicants);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/connect/${applicant}`);
    await tab.getByLabel('Subject').fill('A talk');
    await tab.getByRole('textbox', { name: 'Content' }).fill('Shall we talk?');
    await tab.getByLabel('Meeting Link').fill('meet.example/1');
  }
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Email was sent succesfully')).toBeVisible();
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText(/^This email was already sent from another tab at /)).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  expect(sent).toHaveLength(1);
});

test('a job that is open in two tabs', async ({ page, context }) => {
  const notified = requestsOf(context, '/notification');
  const other = await context.newPage();
  const tabs = [page, other];
  await context.clock.install();
  for (const tab of tabs) await openApplicants(tab, '&sort=name');
  const shortlist = (tab: Page) => tab.getByRole('article').getByRole('button', { name: /^Shortlist / });
  const count = (tab: Page) => tab.getByRole('tab', { name: /^SHORTLISTED/ });
  const before = await shortlist(page).count();

  await test.step('a candidate shortlisted in one is shortlisted in the other', async () => {
    await shortlist(page).first().click();
    for (const tab of tabs) await expect(shortlist(tab)).toHaveCount(before - 1);
    await expect(count(other)).toHaveText((await count(page).textContent()) ?? '');
    await context.clock.fastForward(undoTimeMs);
    await expect.poll(() => notified.length).toBe(1);
  });

  await test.step('a job closed in one is closed in the other', async () => {
    await page.getByRole('button', { name: 'Close this Job' }).click();
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Activate this Job' })).toBeVisible();
    expect(await jobPath(page)).toContain('undefined');
  });
});

/** Collects the bodies that the pages of this browser send to a call from now on. */
function requestsOf(context: BrowserContext, path: string): readonly Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Duplicates a tab like a browser, with a copy of the session storage. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  return opened;
}
