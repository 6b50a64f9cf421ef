import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { expectProfilePosition } from './support/candidates.ts';
import { navigateTo } from './support/navigation.ts';
import { escapeFrom } from './support/keyboard.ts';
import { passDoublePress } from './support/waiting.ts';

test.use({ signedIn: true });

test('shortcuts', async ({ page }) => {
  await page.clock.install();
  await test.step('the first Tab stop skips the sidebar and is visible only while it has the focus', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello/);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const isDrawn = () => skip.evaluate((link) => document.elementFromPoint(40, 32) === link);
    expect(await isDrawn()).toBe(false);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    expect(await isDrawn()).toBe(true);
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main).toBeFocused();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);
    await expect(main).not.toHaveAttribute('tabindex');
  });

  await test.step('the second one skips to the candidates, on screens with a list only', async () => {
    const skip = page.getByRole('link', { name: 'Skip to the candidates' });
    await expect(skip).toHaveCount(0);
    await navigateTo(page, '/talentPool');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-list]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
    await navigateTo(page, '/dashboard');
  });

  await test.step('a keydown without a key, as autofill sends it, raises no error', async () => {
    for (const path of ['/dashboard', '/searchCandidate', '/recruit?job_state=ACTIVE', '/changepassword']) {
      await navigateTo(page, path);
      await page.evaluate(() => {
        for (const element of [document.body, ...document.querySelectorAll('input, textarea')]) {
          element.dispatchEvent(new Event('keydown', { bubbles: true }));
          element.dispatchEvent(new Event('keyup', { bubbles: true }));
        }
      });
    }
    await navigateTo(page, '/dashboard');
  });

  await test.step('Page Down scrolls the list of a screen while the focus is on its heading', async () => {
    await page.getByRole('link', { name: 'Talent Pool', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    const top = () => page.locator('[data-list]').evaluate((list) => list.scrollTop);
    expect(await top()).toBe(0);
    await page.keyboard.press('PageDown');
    await expect.poll(top).toBeGreaterThan(100);
    await navigateTo(page, '/dashboard');
  });

  await test.step('keys are read by position on a layout without Latin letters', async () => {
    await dispatchKey(page, { key: 'л', code: 'KeyK', ctrlKey: true });
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    await expect(palette).toBeFocused();
    await palette.press('Escape');
    await expect(palette).toBeHidden();
    await dispatchKey(page, { key: 'ل', code: 'KeyG' });
    await dispatchKey(page, { key: 'ف', code: 'KeyT' });
    await expect(page).toHaveURL(/\/talentPool$/);
    await dispatchKey(page, { key: '؟', code: 'Slash', shiftKey: true });
    await escapeFrom(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  });

  await test.step('/ opens the candidate search and focuses its first field, also if the search is already open', async () => {
    await navigateTo(page, '/dashboard');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/searchCandidate$/);
    const first = page.getByRole('combobox', { name: 'Skills' });
    await expect(first).toBeFocused();
    await page.keyboard.type('/');
    await expect(first).toHaveValue('/');
    await first.fill('');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(first).toBeFocused();
  });

  await test.step('G followed by D, R, S or T opens a screen, but types letters in a field', async () => {
    await navigateTo(page, '/dashboard');
    const title = page.getByRole('heading', { level: 1 });
    // Wait for the dashboard, because only the first screen takes no focus.
    await expect(title).toHaveText(/^Hello/);
    for (const [key, name] of [
      ['t', 'Talent Pool'],
      ['r', 'JOB POSTED'],
      ['d', /^Hello/],
      ['s', 'Search Candidates'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(title).toHaveText(name);
      await expect(title).toBeFocused();
    }
    const first = page.getByRole('combobox', { name: 'Skills' });
    await first.pressSequentially('gd');
    await expect(first).toHaveValue('gd');
    await expect(page).toHaveURL(/\/searchCandidate$/);
  });

  await test.step('a toast returns the focus after Undo by mouse and after Dismiss by keyboard', async () => {
    await navigateTo(page, '/shortlistedCandidates');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const [, second] = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
    const count = await cards.count();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(cards).toHaveCount(count - 1);
    const neighbour = page.getByRole('button', { name: `Remove ${second}` });
    await expect(neighbour).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(count);
    await expect(neighbour).toBeFocused();

    await passDoublePress(page);
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Dismiss' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove / }).nth(1)).toBeFocused();
  });

  await test.step('/ focuses the search box of a list', async () => {
    await openApplicants(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(page.locator('input[type=search]').first()).toBeFocused();
    await expect(page).toHaveURL(/\/opportunitypage/);
  });

  await test.step('? lists the shortcuts of the screen and can switch off single keys permanently', async () => {
    await openProfile(page);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const rows = list.locator('dl > div');
    await expect(rows.first()).toHaveText('Next candidateJ→');
    await expectAccessible(page);
    await list.getByLabel('Single-key shortcuts').focus();
    await page.keyboard.press('Space');
    await expect(rows.first()).toHaveText('Next candidate→');
    await expect(rows.filter({ hasText: 'Shortlist' })).toHaveCount(0);
    await escapeFrom(list);

    for (const key of ['j', '/', '?']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name ?? '');
    await expectProfilePosition(page, 2);
    await page.reload();
    await expectProfilePosition(page, 2);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await list.getByLabel('Single-key shortcuts').check();
    await escapeFrom(list);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    await expectProfilePosition(page, 1);
  });

  await test.step('the sidebar marks the job, folder or search that a profile or email belongs to', async () => {
    const here = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await openProfile(page);
    await expect(here).toHaveText('Recruit');
    await page
      .getByRole('button', { name: 'Connect' })
      .or(page.getByRole('link', { name: 'Connect' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/connect\//);
    await expect(here).toHaveText('Recruit');

    await page.getByRole('link', { name: 'Shortlisted', exact: true }).click();
    await page.getByRole('link', { name: 'View Profile' }).first().click();
    await expect(page).toHaveURL(/\/glofolio\//);
    await expect(here).toHaveText('Shortlisted');
    await page.reload();
    await expect(here).toHaveText('Shortlisted');
  });
});

/** Presses a key of another keyboard layout, which Playwright does not support. */
async function dispatchKey(
  page: Page,
  press: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'shiftKey'>,
): Promise<void> {
  await page.evaluate(
    (init) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    press,
  );
}

async function openApplicants(page: Page): Promise<void> {
  await navigateTo(page, '/recruit?job_state=ACTIVE');
  await page.getByRole('link', { name: 'Graduate Data Analyst' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function openProfile(page: Page): Promise<void> {
  await openApplicants(page);
  await page.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page).toHaveURL(/\/glofolio\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectProfilePosition(page, 1);
}
