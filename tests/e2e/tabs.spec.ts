import type { BrowserContext, Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { navigateTo } from './support/navigation.ts';
import { notifiedStudents, toast } from './support/selection.ts';
import { passHold, undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

const sendEmail = '/opportunity/send/email';

test('a tab that is duplicated while emails are sent', async ({ page, context }) => {
  await page.clock.install();
  const sent = requestsOf(context, sendEmail);
  const held = Promise.withResolvers<void>();
  await page.goto('/account');
  await beginEmail(page, 'A first conversation', [0, 1, 2, 3, 4, 5]);
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

  await test.step('a run whose page is reloaded goes on in the copy', async () => {
    for (const tab of [before, during]) await tab.close();
    await context.unroute(`**${sendEmail}`);
    const again = requestsOf(context, sendEmail);
    await navigateTo(page, '/account');
    await beginEmail(page, 'Questions about your work', [0, 1, 2]);
    const copy = await duplicate(page);
    await context.route(`**${sendEmail}`, (route) => (again.length === 2 ? undefined : route.continue()));
    await page.getByRole('button', { name: 'Send to 3' }).click();
    await passHold(page);
    await expect.poll(() => again.length).toBe(2);
    await expect(copy.getByText('Another tab is sending this email')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    for (const tab of [page, copy]) await expect(tab.getByText(/^We couldn't confirm your email to /)).toBeVisible();
    await copy.getByRole('button', { name: 'Send to 1 more' }).click();
    for (const tab of [page, copy]) {
      await expect(tab.getByRole('heading', { level: 1, name: '2 of 3 emails sent' })).toBeVisible();
    }
    expect(new Set(again.map(({ email }) => email)).size).toBe(3);
  });
});

test('a job that is open in two tabs', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await context.clock.install();
  for (const tab of tabs) await openApplicants(tab, '&sort=score');
  const shortlist = (tab: Page) => tab.getByRole('article').getByRole('button', { name: /^Shortlist / });
  const before = await shortlist(page).count();
  const expire = () => context.clock.fastForward(undoTimeMs);
  const notified = async () => (await notifiedStudents(page)).length;

  await test.step('a student shortlisted in one, then in the other while it reloads the list, is notified once', async () => {
    const list = /\/opportunity\/get\/shortlist\/candidate\//;
    const response = Promise.withResolvers<void>();
    await other.route(list, async (route) => {
      await response.promise;
      await route.fallback();
    });
    const reloading = other.waitForRequest(list);
    await shortlist(page).first().click();
    await reloading;
    await shortlist(other).first().click();
    await expect(toast(other, 'was already shortlisted from another tab.')).toBeVisible();
    response.resolve();
    for (const tab of tabs) await expect(shortlist(tab)).toHaveCount(before - 1);
    await expire();
    await expect.poll(notified).toBe(1);
  });

  await test.step('a student shortlisted in one and removed in the other is not notified', async () => {
    const label = (await shortlist(page).first().getAttribute('aria-label')) ?? '';
    await shortlist(page).first().click();
    await other.getByRole('button', { name: label.replace('Shortlist', 'Shortlisted') }).press('Enter');
    await expect(toast(other, 'Candidate Removed!')).toBeVisible();
    for (const tab of tabs) await expect(shortlist(tab)).toHaveCount(before - 1);
    await expire();
    await page.reload();
    await expect(shortlist(page)).toHaveCount(before - 1);
    expect(await notified()).toBe(1);
  });

  await test.step('a job closed in one is closed in the other', async () => {
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Activate this Job' })).toBeVisible();
    expect(await jobPath(page)).toContain('undefined');
  });
});

async function beginEmail(page: Page, template: string, places: readonly number[]): Promise<void> {
  await openApplicants(page, '&sort=name', navigateTo);
  for (const place of places) await page.getByRole('article').getByRole('checkbox').nth(place).press('Space');
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await page.getByRole('button', { name: template }).press('Enter');
  await page.getByLabel('Meeting Link').fill('meet.example/1');
}

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
