import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  expectProfilePosition,
  currentProfileName,
  openApplicants,
  openProfile,
  waitForShortlist,
} from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { requestsTo } from './support/requests.ts';
import { toast } from './support/selection.ts';
import { undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
const viewedMessage = 'Some recruiter viewed your profile, keep it up to date!';
const done = 'Shortlisted for this job';
test('a single shortlisting notifies the student once, after Undo has expired or on leaving the page', async ({
  page,
  context,
}) => {
  const leave = async (on: Page, how: (on: Page) => Promise<unknown>) => {
    const before = (await messages(page)).length;
    await on
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .click();
    await expect(toast(on, done)).toBeVisible();
    expect(await messages(page)).toHaveLength(before);
    await how(on);
    await expect.poll(() => messages(page)).toHaveLength(before + 1);
    return before + 1;
  };
  await page.clock.install();
  await openApplicants(page, '&sort=score');
  await test.step('shortlisted with S, after Undo has expired', async () => {
    const name = /^Shortlist /;
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name }) });
    await linkOf(card.first()).focus();
    await page.keyboard.press('s');
    await expect(toast(page, done)).toBeVisible();
    expect(await messages(page)).toEqual([]);
    await page.clock.fastForward(undoTimeMs);
    await expect.poll(() => messages(page)).toEqual([shortlistedMessage]);
    await expect(toast(page, done)).toHaveCount(0);
  });
  await test.step('reloaded', async () => {
    const count = await leave(page, (on) => on.reload());
    await openApplicants(page, '&sort=score');
    await page.clock.fastForward(undoTimeMs);
    expect(await messages(page)).toHaveLength(count);
  });
  await test.step('closed', async () => {
    const other = await context.newPage();
    await openApplicants(other, '&sort=score');
    const left = await page.getByRole('button', { name: /^Shortlist / }).count();
    await leave(other, (on) => on.close());
    await expect(page.getByRole('button', { name: /^Shortlist / })).toHaveCount(left - 1);
  });
  await test.step('signed out', () =>
    leave(page, async (on) => {
      await on.getByRole('button', { name: /Account menu/ }).press('Enter');
      await on.getByRole('menuitem', { name: 'Sign Out', exact: true }).press('Enter');
      await expect(on).toHaveURL(/\/login$/);
    }));
});

test('two tabs notify a student once, and not if the candidate is removed before Undo expires', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  await context.clock.install();
  for (const tab of tabs) await openApplicants(tab, '&sort=score');
  const shortlist = (tab: Page) => tab.getByRole('article').getByRole('button', { name: /^Shortlist / });
  const before = await shortlist(page).count();
  const expire = () => context.clock.fastForward(undoTimeMs);

  await test.step('shortlisted in one, then in the other while it reloads the list', async () => {
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
    await expect.poll(() => messages(page)).toHaveLength(1);
    await other.reload();
    await expect(shortlist(other)).toHaveCount(before - 1);
    expect(await messages(page)).toHaveLength(1);
  });

  await test.step('shortlisted in one, removed in the other', async () => {
    const label = (await shortlist(page).first().getAttribute('aria-label')) ?? '';
    await shortlist(page).first().click();
    const removing = other.getByRole('button', { name: label.replace('Shortlist', 'Shortlisted') });
    await removing.press('Enter');
    await expect(toast(other, 'Candidate Removed!')).toBeVisible();
    for (const tab of tabs) await expect(shortlist(tab)).toHaveCount(before - 1);
    await expire();
    await page.reload();
    await expect(shortlist(page)).toHaveCount(before - 1);
    expect(await messages(page)).toHaveLength(1);
  });
});

test('a profile counts as viewed after 1.5 seconds, or with the first action on it', async ({ page }) => {
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/opportunity/saveViewedCandidate/')) marked.push(request.url());
  });
  const sent = requestsTo(page, '/notification/sendNotificationByExternalIds');
  await page.goto(`${await jobPath(page, 'Junior Backend Engineer')}&sort=name`);
  await waitForShortlist(page);
  const opened = await page.evaluate(() => Date.now());
  await page.clock.install({ time: opened });
  await page.clock.pauseAt(opened + 10_000);
  await openProfile(page, 0);

  await test.step('paging with J ten times counts no view', async () => {
    for (let place = 2; place <= 11; place += 1) {
      await page.keyboard.press('j');
      await page.clock.runFor(50);
      await expectProfilePosition(page, place);
    }
    await currentProfileName(page);
    await page.clock.runFor(1400);
    expect([sent.length, marked.length]).toEqual([0, 0]);
  });

  await test.step('1.5 seconds count one view', async () => {
    await page.clock.runFor(100);
    await expect.poll(() => messages(page)).toEqual([viewedMessage]);
    await expect.poll(() => marked.length).toBe(1);
    await page.clock.runFor(5000);
    expect([sent.length, marked.length]).toEqual([1, 1]);
  });

  await test.step('an action counts one view at once', async () => {
    await page.keyboard.press('j');
    await page.clock.runFor(50);
    await expectProfilePosition(page, 12);
    await currentProfileName(page);
    await page.getByRole('button', { name: 'Star', exact: true }).click();
    await expect.poll(() => [sent.length, marked.length]).toEqual([2, 2]);
    await page.clock.runFor(5000);
    expect([sent.length, marked.length]).toEqual([2, 2]);
  });
});

const linkOf = (card: Locator): Locator => card.locator('h3 a');

/** Returns the texts of all notifications, oldest first. */
async function messages({ request }: Page | BrowserContext): Promise<readonly string[]> {
  const outbox = await request.get('/__mock/outbox');
  const all = ((await outbox.json()) as { messages: { kind: string; text: string }[] }).messages;
  return all.filter(({ kind }) => kind === 'notification').map(({ text }) => text);
}
