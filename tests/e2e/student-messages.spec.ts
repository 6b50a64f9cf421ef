import type { Page } from '@playwright/test';
import { openApplicants, waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { notifiedStudents, toast } from './support/selection.ts';
import { undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

test('a student is notified of a shortlisting once, also if the page is left before Undo expires', async ({
  page,
  context,
}) => {
  const notified = async () => (await notifiedStudents(page)).length;
  const leave = async (on: Page, how: (on: Page) => Promise<unknown>) => {
    const before = await notified();
    await on
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .click();
    await expect(toast(on, 'Shortlisted for this job')).toBeVisible();
    expect(await notified()).toBe(before);
    await how(on);
    await expect.poll(notified).toBe(before + 1);
  };
  await page.clock.install();
  await openApplicants(page, '&sort=score');
  await test.step('reloaded', async () => {
    await leave(page, (on) => on.reload());
    await waitForShortlist(page);
    await page.clock.fastForward(undoTimeMs);
    expect(await notified()).toBe(1);
    await expect(page.getByRole('link', { name: /not done/ })).toHaveCount(0);
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
