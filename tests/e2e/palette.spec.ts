import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';
import { checkbox as tick } from './support/selection.ts';
import { escapeFrom } from './support/keyboard.ts';

test.use({ signedIn: true });

const box = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });
const rows = (page: Page) => page.getByRole('dialog').getByRole('option');

test('the command palette', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('people that failed to load are reported and load again on request', async () => {
    await page.route('**/getAllCandidatesByIds*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await box(page).fill('zzzz');
    const retry = rows(page).filter({ hasText: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText("We couldn't load everyone.");
    await page.unroute('**/getAllCandidatesByIds*');
    await retry.click();
    await expect(page.getByRole('dialog')).toContainText('No results for “zzzz”.');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  });

  await test.step('Ctrl K lists destinations, typing searches, Enter opens, and Escape returns the focus', async () => {
    const tile = page.getByRole('main').getByRole('link').first();
    await tile.focus();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(rows(page).filter({ hasText: 'to review' })).not.toHaveCount(0);
    await expect(rows(page).filter({ hasText: 'Talent Pool' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(tile).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('graduate data');
    await expect(rows(page)).toHaveText([
      /^Graduate Data Analyst\d+ applied, \d+ to review$/,
      /^Review \d+: Graduate Data Analyst$/,
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/opportunitypage\?job=/);
    await expect(page.getByRole('heading', { name: 'Graduate Data Analyst' }).first()).toBeVisible();
  });

  await test.step('Find anyone in the sidebar opens the palette, and Escape returns to it', async () => {
    const find = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Find anyone' });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').first()).toHaveText(
      'Find anyoneCtrlK',
    );
    await find.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(find).toBeFocused();
  });

  await test.step('the commands contain the actions of the open screen and the global ones', async () => {
    const choose = async (typed: string, row: string) => {
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await box(page).fill(typed);
      await rows(page).getByText(row, { exact: true }).click();
      await expect(box(page)).toBeHidden();
    };
    await openApplicants(page, '', navigateTo);
    await tick(page, 0).press('Space');
    await choose('folder', 'Add to Folder');
    await escapeFrom(page.getByRole('dialog', { name: 'Choose Folder' }));
    await navigateTo(page, '/account');
    await choose('dark', 'Theme: Dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await choose('keyboard', 'Keyboard shortcuts');
    await escapeFrom(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await choose('sign out', 'Sign Out');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('keys typed before its script has loaded go to the palette, not to the screen', async ({ page }) => {
  await page.route(/OpenPalette-.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /^To review/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('graduate d');
  resolve();
  await expect(box(page)).toHaveValue('graduate d');
  await expect(rows(page)).toHaveText([/^Graduate Data Analyst/, /^Review \d+: Graduate Data Analyst/]);
  await expect(page).toHaveURL(/\/dashboard$/);

  await test.step('keys are not lost if the next frame is late', async () => {
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await page.evaluate(() => {
      const soon = requestAnimationFrame;
      window.requestAnimationFrame = (draw) => Number(setTimeout(() => soon(draw), 500));
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toHaveAttribute('data-highlighted');
    await page.keyboard.type('graduate d');
    await expect(box(page)).toHaveValue('graduate d');
  });

  await test.step('Ctrl K works as soon as the screen is rendered', async () => {
    // Presses the key in the mutation that adds the heading, before the browser paints it.
    await page.addInitScript(() => {
      const shown = new MutationObserver(() => {
        if (!document.querySelector('h1')?.textContent.startsWith('Hello')) return;
        shown.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
      });
      shown.observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.reload();
    await expect(box(page)).toBeFocused();
  });
});
