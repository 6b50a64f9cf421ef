import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { builtScript, failScripts, isReloaded, saveData } from './support/chunk-load-error.ts';
import { followLink } from './support/navigation.ts';

test.use({ prefetches: true });

/** Scripts that fail to load, in a browser that never requests one again. */
test.use({ signedIn: true });

test('Try again on a screen reloads the page once the script is available', async ({ page }) => {
  await saveData(page);
  await page.goto('/policytext');
  await expect(title(page, 'Privacy policy')).toBeVisible();
  const restoreScripts = await failScripts(page, () => true);
  await markPage(page);
  await followLink(page, '/recruit');
  for (let time = 0; time < 3; time += 1) {
    await expect(title(page, 'Something went wrong')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    const scriptRequest = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await scriptRequest;
  }
  await expectAccessible(page);
  restoreScripts();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(title(page, 'JOB POSTED')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('toasts are shown as plain text until a screen reloads the page, which loses no input', async ({ page }) => {
  const noticesScript = builtScript('src/app/notices/NoticeHosts.tsx');
  const restoreScripts = await failScripts(page, (path) => path === noticesScript);
  await openWithout(page, noticesScript, '/dashboard');
  await page.route('**/getActiveOpportunityPostsById/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'Recruit', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Some error occured! Please retry..' })).toBeVisible();
  restoreScripts();

  await test.step('text typed on the next screen before the server answered is kept', async () => {
    const isTyped = Promise.withResolvers<void>();
    await page.route('/', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/assets/index-'));
    await page.getByRole('link', { name: 'Post Opportunities', exact: true }).click();
    await page.getByRole('combobox', { name: 'Job Title' }).fill('Harbour pilot');
    await markPage(page);
    isTyped.resolve();
    await answered;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole('combobox', { name: 'Job Title' })).toHaveValue('Harbour pilot');
    await page.unroute('/');
  });

  await test.step('a screen without input reloads the page', async () => {
    await expect(async () => {
      await page.getByRole('link', { name: 'Recruit', exact: true }).click();
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await expect(title(page, 'Hello, Meera')).toBeVisible();
      expect(await isMarked(page)).toBe(false);
    }).toPass();
  });
});

test('a question whose script is missing changes nothing, and keeps the screen with its input', async ({ page }) => {
  const dialogScript = builtScript('src/features/questions/QuestionDialog.tsx');
  await failScripts(page, (path) => path === dialogScript);
  await openWithout(page, dialogScript, '/editprofile');
  const position = page.getByLabel('Position');
  await position.fill('Head of hiring');
  await page.getByRole('link', { name: 'Recruit', exact: true }).click();
  await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
  await expect(page).toHaveURL(/\/editprofile$/);
  await expect(position).toHaveValue('Head of hiring');
});

test('an unknown path explains a missing script, and Try again loads it', async ({ page }) => {
  const notFound = builtScript('src/app/shell/NotFound.tsx');
  const restoreScripts = await failScripts(page, (path) => path === notFound);
  await page.goto('/no-such-page');
  // The page has already reloaded itself once, without success.
  await page.waitForFunction(isReloaded);
  await expect(title(page, 'Something went wrong')).toBeVisible();
  restoreScripts();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(title(page, 'Page not found')).toBeVisible();
});

test('a page of an older version reloads itself if a script is gone from the server', async ({ page }) => {
  const gone = builtScript('src/features/policy/screens.ts');
  const restoreScripts = await failScripts(page, (path) => path === gone);
  await openWithout(page, gone, '/dashboard');
  restoreScripts();
  await followLink(page, '/policytext');
  await page.waitForFunction(isReloaded);
  await expect(title(page, 'Privacy policy')).toBeVisible();
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Opens a screen and waits until its script fails to load. */
async function openWithout(page: Page, script: string, path: string): Promise<void> {
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.goto(path);
  await isLost;
}
