import type { Page } from '@playwright/test';
import { builtScript, failScripts, isReloaded } from './support/chunk-load-error.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';

test.use({ signedIn: true });

test('a menu that is pressed before its code has loaded opens once it has, and returns the focus', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const release = await openWithoutMenus(page);
  await page.waitForLoadState('networkidle');
  expect(requestedPaths, 'no menu is used yet').not.toContain(menuScript);
  await shareAndExport(page).press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  release();
  await expect(page.getByRole('menuitem', { name: 'Share with a manager' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(shareAndExport(page)).toBeFocused();
});

test('a menu whose code loads late takes no focus from a field', async ({ page }) => {
  const release = await openWithoutMenus(page);
  await shareAndExport(page).click();
  const find = page.getByRole('searchbox', { name: 'Find in this list' });
  await find.pressSequentially('Aa');
  const loaded = page.waitForResponse((response) => response.url().endsWith(menuScript));
  release();
  await loaded;
  await expect(shareAndExport(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(find).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a menu whose code cannot be loaded says so, and Try again brings it', async ({ page }) => {
  const restoreScripts = await failScripts(page, (path) => path === menuScript);
  await page.goto(await jobPath(page));
  await shareAndExport(page).press('Enter');
  // The page has already reloaded itself once, without success.
  await page.waitForFunction(isReloaded);
  await shareAndExport(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  restoreScripts();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await shareAndExport(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Share with a manager' })).toBeFocused();
});

const menuScript = builtScript('src/ui/actions/OpenMenu.tsx');
const shareAndExport = (page: Page) => page.getByRole('button', { name: 'Share and export' });

/** Opens a job. Returns a function that lets the code of menus load. */
async function openWithoutMenus(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${menuScript}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(await jobPath(page));
  await expect(page.getByRole('article').first()).toBeVisible();
  return release;
}
