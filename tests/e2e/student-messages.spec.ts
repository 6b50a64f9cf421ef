import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/selection.ts';
import { undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

const shortlistedMessage = 'Brighten up! You are shortlisted for an opportunity!!';
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

  await test.step('shortlisted in both', async () => {
    // Dispatched, because real clicks take turns and the second button may already be Remove.
    await Promise.all(tabs.map((tab) => shortlist(tab).first().dispatchEvent('click')));
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

const linkOf = (card: Locator): Locator => card.locator('h3 a');

/** Returns the texts of all notifications, oldest first. */
async function messages({ request }: Page | BrowserContext): Promise<readonly string[]> {
  const outbox = await request.get('/__mock/outbox');
  const all = ((await outbox.json()) as { messages: { kind: string; text: string }[] }).messages;
  return all.filter(({ kind }) => kind === 'notification').map(({ text }) => text);
}
