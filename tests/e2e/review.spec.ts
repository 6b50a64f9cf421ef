import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { currentProfileName, openApplicants, openProfile, waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { expectFocused } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { passDoublePress } from './support/waiting.ts';
import { sentMessages } from './support/worlds.ts';

test.use({ signedIn: true });
test.beforeEach(({ page }) => page.clock.install());

test('a review from the dashboard by keyboard', async ({ page }) => {
  await page.goto('/dashboard');

  await test.step('the dashboard shows as many jobs to review as fit in one row', async () => {
    const toReview = page.getByRole('region', { name: 'To review' });
    await expect(toReview.getByRole('link', { name: /^All 5 jobs/ })).toBeVisible();
    for (const [width, cards] of [
      [1720, 4],
      [1920, 5],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 832 });
      const shown = toReview.getByRole('link', { name: /^Review \d/ });
      await expect(shown).toHaveCount(cards);
      const tops = await shown.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    }
  });

  await test.step('the dashboard starts a review of the undecided applicants of a job', async () => {
    const toReview = page.getByRole('region', { name: 'To review' }).getByRole('listitem');
    const job = toReview.filter({ hasText: 'QA Automation Trainee' });
    // Three of the thirteen applicants are shortlisted.
    await expect(job).toHaveText(/^Review 10 in/);
    await job.getByRole('link').press('Enter');
    await expectPosition(page, 1, 10);
    await expect(bar(page).getByText('about 3 min left')).toBeVisible();
    await expect(bar(page).getByText('Order: Best fit')).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expectFocused(page);
  });

  await test.step('one key decides on one candidate, also after a reload', async () => {
    for (let place = 1; place <= 10; place += 1) {
      await expectPosition(page, place, 10);
      if (place === 5) {
        const name = await currentProfileName(page);
        await page.reload();
        await expectPosition(page, 5, 10);
        expect(await currentProfileName(page)).toBe(name);
        // The shortcuts load after the page.
        await page.waitForLoadState('networkidle');
      }
      const key = ['s', 'm', 'r', 'r'][place % 4] ?? 'm';
      await passDoublePress(page);
      await page.keyboard.press(key);
      await expectFocused(page);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '10 reviewed: 2 shortlisted, 3 maybe, 5 not a fit',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the end survives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^10 reviewed: 2 shortlisted/);
    const group = page.getByRole('region', { name: 'Not a fit' });
    await expect(group.getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Next: Review 30 in Junior Backend Engineer' })).toBeVisible();
  });

  await test.step('K returns to the last candidate, whose decision can be changed', async () => {
    await page.keyboard.press('k');
    await expectPosition(page, 10, 10);
    await expectFocused(page);
    await expect(page.getByRole('button', { name: 'Not a fit' })).toHaveAttribute('aria-pressed', 'true');
    await passDoublePress(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/2 shortlisted, 4 maybe, 4 not a fit$/);
  });

  await test.step('Cancel of an email to the rejected returns to the end of the review, and leaves no draft', async () => {
    await page.getByRole('button', { name: 'Tell the 4 not selected' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tell 4 applicants they are not selected' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /4 not a fit$/ })).toBeFocused();
    await expect(page.getByText('Draft saved')).toBeHidden();
  });

  await test.step('Undo by keyboard sends nothing, and a double-click on it does not press Send in its place', async () => {
    await page.getByRole('button', { name: 'Tell the 4 not selected' }).click();
    // Before the job has loaded, Send only says so.
    await expect(page.getByText('QA Automation Trainee').first()).toBeVisible();
    const send = page.getByRole('button', { name: 'Send to 4' });
    await send.press('Enter');
    const undo = page.getByRole('button', { name: 'Undo sending' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(send).toBeFocused();
    await send.click();
    await undo.dblclick();
    await page.clock.runFor(10_000);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tell 4 applicants they are not selected' }),
    ).toBeVisible();
    expect(await sentMessages(page, 'email')).toEqual([]);
  });

  await test.step('the end starts the review of the next job', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goBack();
    await page.getByRole('link', { name: 'Next: Review 30 in Junior Backend Engineer' }).click();
    await expectPosition(page, 1, 30);
    await expectFocused(page);
  });

  await test.step('the dashboard counts undecided applicants', async () => {
    await navigateTo(page, '/dashboard');
    const toReview = page.getByRole('region', { name: 'To review' });
    await expect(toReview).toContainText('Review 30 in Junior Backend Engineer');
    await expect(toReview).not.toContainText('QA Automation Trainee');
  });
});

test('Z in a review reports what was undone, above an older toast', async ({ page }) => {
  await openApplicants(page, '&sort=name');
  await page.getByRole('button', { name: /^Review \d/ }).click();
  await expect(bar(page)).toContainText('1 of');
  await currentProfileName(page);
  await page.waitForLoadState('networkidle');
  // Between the two decisions, so that the toast of the decisions is older.
  await passDoublePress(page);
  await page.keyboard.press('m');
  await expect(bar(page)).toContainText('2 of');
  await currentProfileName(page);
  await passDoublePress(page);
  await page.keyboard.press('s');
  const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]');
  await expect(toasts.filter({ hasText: 'Shortlisted for this job' })).toBeVisible();
  await expect(bar(page)).toContainText('3 of');
  const name = await currentProfileName(page);
  await passDoublePress(page);
  await page.keyboard.press('r');
  await expect(bar(page)).toContainText('4 of');
  await page.keyboard.press('z');
  await expectCandidateAt(page, name, 3);
  const undone = toasts.filter({ hasText: `Undone: Not a fit${name}` });
  await expect(undone).toBeVisible();
  expect(await undone.getByRole('button', { name: 'Dismiss' }).evaluate(isOnTop)).toBe(true);
  await expect(toasts.filter({ hasText: 'Shortlisted for this job' })).toHaveCount(1);
});

test('a review from a job', async ({ page }) => {
  await test.step('follows the filter and order of the list', async () => {
    await openApplicants(page, '&sort=name&find=tableau');
    const names = await page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Shortlist / }) })
      .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    await page.getByRole('button', { name: `Review ${names.length}` }).click();
    for (const [place, name] of names.entries()) {
      await expectPosition(page, place + 1, names.length);
      expect(await currentProfileName(page)).toBe(name);
      await page.keyboard.press('j');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ still undecided in Graduate Data Analyst$/);
    await expect(page.getByText(`0 of ${names.length} reviewed`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Review the other \d+$/ })).toBeVisible();
    await page.getByRole('button', { name: `Review the ${names.length} you skipped` }).click();
    await expectPosition(page, 1, names.length);
  });

  await test.step('Shift+R asks for a reason, which the profile shows', async () => {
    const first = await currentProfileName(page);
    await passDoublePress(page);
    await page.keyboard.press('Shift+R');
    await expect(page.getByRole('dialog')).toContainText(`Why is ${first} not a fit?`);
    await expectAccessible(page);
    // The third key of the row on a French keyboard.
    await page.evaluate(() => {
      const press = new KeyboardEvent('keydown', { key: '"', code: 'Digit3', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
    });
    await expect(bar(page)).toContainText('2 of');
    await page.keyboard.press('k');
    await expectCandidateAt(page, first, 1);
    await expect(page.getByRole('region', { name: 'Profile' }).getByText('Not a fit: location')).toBeVisible();
  });

  await test.step('the back link returns to the list as it was', async () => {
    await page.getByRole('link', { name: 'Graduate Data Analyst' }).click();
    await expect(page).toHaveURL(/sort=name&find=tableau/);
    await expect(page.getByRole('radio', { name: /^Not a fit 1/ })).toBeVisible();
  });

  await test.step('keys decide and undo on a profile, and a held Enter presses a button once', async () => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await openProfile(page, 1);
    await passDoublePress(page);
    await page.keyboard.press('m');
    await expect(button('Maybe')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('r');
    await expect(button('Not a fit')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('z');
    await expect(button('Maybe')).toHaveAttribute('aria-pressed', 'true');
    await button('Not a fit').focus();
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(button('Not a fit')).toHaveAttribute('aria-pressed', 'true');
    await button('Add a reason').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('6');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Wants to study on');
    await passDoublePress(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not a fit: Wants to study on')).toBeVisible();
    await expectFocused(page);
  });
});

test('Back after a reload focuses the candidate, whose card moves when the shortlist has loaded', async ({ page }) => {
  const path = await jobPath(page, 'Junior Backend Engineer');
  await page.goto(`${path}&verdict=undecided`);
  await waitForShortlist(page);
  const links = page.getByRole('article').locator('h3 a');
  await links.first().press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).not.toBeFocused();
  const name = (await page.locator('article:focus-within').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const shortlist = Promise.withResolvers<void>();
  await page.route(/\/opportunity\/get\/shortlist\/candidate\//, async (route) => {
    await shortlist.promise;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  const link = page.getByRole('article', { name, exact: true }).locator('h3 a');
  await expect(link).toBeFocused();
  shortlist.resolve();
  await waitForShortlist(page);
  await expect(link).toBeFocused();
});

function bar(page: Page) {
  return page.getByRole('region', { name: 'Review', exact: true });
}

async function expectPosition(page: Page, place: number, count: number): Promise<void> {
  await expect(bar(page)).toContainText(`${place} of ${count}`);
  await currentProfileName(page);
}

async function expectCandidateAt(page: Page, name: string, place: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(bar(page)).toContainText(`${place} of`);
}

/** Runs in the page. Returns `true` if a click in the middle reaches the control. */
function isOnTop(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
