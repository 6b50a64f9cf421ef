import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { actionsButton, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { navigateTo } from './support/navigation.ts';
import { expectToastsCoverNothing } from './support/toast-room.ts';
import { escapeFrom } from './support/keyboard.ts';
import { passDoublePress, undoTimeMs } from './support/waiting.ts';

test.use({ signedIn: true });

test('toasts', async ({ page }) => {
  await page.clock.install();
  await page.goto(await jobPath(page, 'Junior Backend Engineer'));
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const dialog of ['Filter', 'Choose Action', 'Choose Folder']) {
    await test.step(`toasts cover no control of the dialog ${dialog}`, async () => {
      await page.setViewportSize({ width: 1280, height: 832 });
      if (dialog === 'Filter') await page.getByRole('button', { name: /^Filter/ }).click();
      else await actionsButton(page.getByRole('article').first()).click();
      if (dialog === 'Choose Folder') await page.getByRole('button', { name: /Add to Folder/ }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await expectToastsCoverNothing(page, [0]);
      await escapeFrom(page.getByRole('dialog', { name: dialog }));
    });
  }

  await test.step('the toast of a removal leaves Next candidate uncovered and stays in its reserved place', async () => {
    await page.setViewportSize({ width: 1280, height: 832 });
    await page.getByRole('tab', { name: 'SHORTLISTED' }).click();
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Shortlisted', exact: true }).click();
    const removed = toast(page, 'Candidate Removed!');
    // Keeps the toast open.
    await removed.hover();
    await expectAtItsPlace(page);
    await expectInPlace(page, removed);
    await expectAccessible(page);
    const removal = page.url();
    const next = page.getByRole('button', { name: 'Next candidate' });
    expect(await next.evaluate(isOnTop)).toBe(true);
    await next.click();
    await expect(page).not.toHaveURL(removal);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name })).toHaveCount(0);
  });

  await test.step('a toast beside a long title has one row', async () => {
    await navigateTo(page, await jobPath(page, 'Customer Success Associate'));
    await openProfile(page, 1);
    await passDoublePress(page);
    await page.keyboard.press('m');
    const decided = toast(page, 'Maybe');
    await expect(decided).toBeVisible();
    expect((await decided.boundingBox())?.height).toBe(48);
    await page.clock.fastForward(undoTimeMs);
    await expect(place(page).locator('[data-toast]')).toHaveCount(0);
  });

  await test.step('a newer toast covers an older one, which comes to the front with the focus', async () => {
    await navigateTo(page, await jobPath(page, 'Junior Backend Engineer'));
    await page.getByRole('tab', { name: 'SHORTLISTED' }).click();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    // Keeps both toasts open.
    await toast(page, 'Candidate Removed!').hover();
    await page.getByRole('button', { name: 'Close this Job' }).press('Enter');
    await page.getByRole('button', { name: 'Close anyway' }).click();
    const closed = toast(page, 'Job closed');
    await expect(closed).toBeVisible();
    await expectAtItsPlace(page);
    await expectInPlace(page, closed);
    await expectInPlace(page, toast(page, 'Candidate Removed!'));
    const undo = toast(page, 'Candidate Removed!').getByRole('button', { name: 'Undo' });
    await undo.focus();
    expect(await undo.evaluate(isOnTop)).toBe(true);
    await closed.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(closed).toHaveCount(0);
    await undo.click();
    await expect(place(page).locator('[data-toast]')).toHaveCount(0);
  });

  await test.step('F6 moves to a toast, whose timer pauses meanwhile and while another window has the focus', async () => {
    await page.mouse.move(0, 0);
    const remove = page.getByRole('button', { name: /^Remove / }).first();
    await remove.press('Enter');
    const removed = toast(page, 'Candidate Removed!');
    await expect(removed).toBeVisible();
    const from = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    await expect(removed).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(removed.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(removed).toHaveCount(0);
    expect(await from.evaluate((before) => before === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Activate this Job' }).press('Enter');
    const activated = toast(page, 'Job activated');
    await expect(activated).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')));
    await page.clock.runFor(60_000);
    await expect(activated).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
    await page.clock.runFor(6000);
    await expect(activated).toHaveCount(0);
  });
});

/** The container of all toasts, which is there after the first toast. */
const place = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const toast = (page: Page, text: string) => place(page).locator('[data-toast]').filter({ hasText: text });

async function expectInPlace(page: Page, shown: ReturnType<typeof toast>): Promise<void> {
  const outer = await place(page).boundingBox();
  const inner = await shown.boundingBox();
  if (outer === null || inner === null) throw new Error('Not on the page');
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
}

/** Expects the toasts in the place that the layout reserves, which `expectToastsCoverNothing` checks. */
async function expectAtItsPlace(page: Page): Promise<void> {
  const [kept, box] = await Promise.all([
    page.locator('[data-toast-place]').last().boundingBox(),
    place(page).boundingBox(),
  ]);
  if (kept === null || box === null) throw new Error('Not on the page');
  expect(box.x + box.width).toBeCloseTo(kept.x + kept.width, 0);
  expect(box.y + box.height / 2).toBeCloseTo(kept.y + kept.height / 2, 0);
  expect([box.width, box.height]).toEqual([Math.min(512, kept.width), 56]);
}

function isOnTop(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
