import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { undoTimeMs } from './support/waiting.ts';
import { loadPage, navigateTo, type Navigate } from './support/navigation.ts';

test.use({ signedIn: true });

test('the activity list of this browser', async ({ page, context }) => {
  await page.clock.install();
  await test.step('opens from the palette and lists the actions of other tabs', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).fill('activity');
    await page.getByRole('option', { name: 'Activity' }).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
    const other = await context.newPage();
    await signInThroughApi(other);
    const name = await shortlistFirstApplicant(other, loadPage);
    await expect(entries(page)).toHaveText([new RegExp(`^Shortlisted ${name} for`)]);

    await other.close();
  });

  await test.step('lists actions newest first, links to them, and undoes them, also by keyboard', async () => {
    // Shortlistings soon after each other share an entry.
    await page.clock.fastForward('05:00');
    const name = await shortlistFirstApplicant(page);
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await expect(page.getByRole('button', { name: 'Activate this Job' })).toBeVisible();

    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Activity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    await expect(entries(page)).toHaveText([
      /^Closed Graduate Data AnalystUndo\d+:\d\d [AP]M$/,
      new RegExp(`^Shortlisted ${name} for Graduate Data AnalystUndo`),
      /^Shortlisted /,
    ]);
    // The buttons of a toast would disappear during the keyboard walk.
    await page.clock.fastForward(undoTimeMs);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expectKeyboardWalk(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Undo: Closed/ }).press('Enter');
    await expect(entries(page)).toHaveText([
      /^Activated/,
      /^Closed Graduate Data Analyst\d/,
      /^Shortlisted/,
      /^Shortlisted/,
    ]);
    await expect(page.getByRole('button', { name: /^Undo: Activated/ })).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
    await page.getByRole('button', { name: `Undo: Shortlisted ${name}` }).press('Enter');
    await expect(entries(page).first()).toHaveText(
      new RegExp(`^Removed ${name} from the shortlist for Graduate Data Analyst`),
    );

    await entries(page).first().getByRole('link', { name: 'Graduate Data Analyst' }).click();
    await expect(page.getByRole('button', { name: 'Close this Job' })).toBeVisible();
    await expect(shortlistCell(page, name)).toHaveAccessibleName(/^Shortlist /);
  });
});

const entries = (page: Page): Locator => page.getByRole('region', { name: 'Activity' }).getByRole('listitem');

async function shortlistFirstApplicant(page: Page, navigate: Navigate = navigateTo): Promise<string> {
  await openApplicants(page, '', navigate);
  const unlisted = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Shortlist / }) });
  const name = (await unlisted.first().getAttribute('aria-label')) ?? '';
  await unlisted
    .first()
    .getByRole('button', { name: /^Shortlist / })
    .click();
  await expect(shortlistCell(page, name)).toHaveAccessibleName(/^Shortlisted /);
  return name;
}

function shortlistCell(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Shortlist/ });
}
