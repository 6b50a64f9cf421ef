import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { isEntryScript, failScripts, builtScript } from './support/chunk-load-error.ts';
import { demo, signInAsDemo } from './support/sign-in.ts';

test.use({ prefetches: true });

const offline = "You're offline. What you type is kept in this tab. We'll load the rest when you're back online.";
const unreachable = "We can't reach the server. What you type is kept in this tab. We'll load the rest when it's back.";

test('without a connection', async ({ page, context }) => {
  // The last prefetched script. If one were missing, the next screen would reload the page.
  const lastScript = builtScript('src/features/filter/OpenFilterDialog.tsx');
  const allCode = page.waitForEvent('requestfinished', (request) => request.url().endsWith(lastScript));
  // The dashboard is skipped, because it loads both lists.
  await signInAsDemo(page, '/recruit?job_state=ACTIVE');

  await test.step('a lost connection is reported at the top, covers nothing, and failed requests repeat once it returns', async () => {
    await expect(page.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
    await waitForConnectionWatcher(page);
    await allCode;
    const before = await page.getByRole('main').boundingBox();
    await context.setOffline(true);
    await expect(connectionNotice(page)).toHaveText(offline);
    await expectFitsBelowNotice(page);
    await context.setOffline(false);
    await expect(connectionNotice(page)).toHaveText('');
    expect(await page.getByRole('main').boundingBox()).toEqual(before);

    await context.setOffline(true);
    await page.getByRole('radio', { name: 'View Closed Jobs' }).click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /Frontend Engineer Intern/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Connection' })).toHaveText("You're connected again.");
  });
});

/** Does not stop the server, because a restart costs more than all three pages. */
test('a browser that reports to be offline is ignored while everything loads', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await signInAsDemo(page, '/recruit?job_state=ACTIVE');
  await expect(page.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
  await expect(connectionNotice(page)).toHaveText('');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(connectionNotice(page)).toHaveText(offline);
  await page.getByRole('radio', { name: 'View Closed Jobs' }).click();
  await expect(connectionNotice(page)).toHaveText('');
});

test('a server that stops, for a form, a form that has just opened, and a list', async ({ page, browser, mockApi }) => {
  const [early, list] = await Promise.all([1, 2].map(() => openSeparateBrowser(browser, mockApi.url)));
  if (early === undefined || list === undefined) throw new Error('There are two.');
  const failed = 'Some error occured! Please retry..';
  const earlyAlert = early.getByRole('alert').filter({ hasText: failed });

  await test.step('an unreachable server is distinguished from a failed request, and the input stays', async () => {
    await page.goto('/login');
    await waitForConnectionWatcher(page);
    await fillInLogin(page);
    await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    const connectionCheck = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.getByRole('button', { name: 'Login' }).click();
    await connectionCheck;
    await expect(page.getByText(failed)).toBeVisible();
    await expect(connectionNotice(page)).toHaveText('');
    await page.unroute('**/login');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.waitForLoadState('networkidle');
    await page.clock.install();
  });

  await signInAsDemo(list, '/recruit?job_state=ACTIVE');
  await expect(list.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
  // The connection watcher loads late.
  await list.waitForLoadState('networkidle');
  await list.clock.install();

  // Toasts and other screens load after the form. A script that failed is not requested again.
  const restoreScripts = await failScripts(early, (path) => !isEntryScript(path));
  const isLost = early.waitForEvent('requestfailed');
  await early.goto('/login');
  await early.getByLabel('Email').fill(demo.email);
  await isLost;

  await mockApi.stop();

  await test.step('a stopped server leaves the sign-in form unchanged and is reported', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(connectionNotice(page)).toHaveText(unreachable);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
    await expectAccessible(page);
  });

  await test.step('a page that has just opened reports a stopped server in plain text', async () => {
    await early.getByLabel('Password', { exact: true }).fill(demo.password);
    await early.getByRole('button', { name: 'Login' }).click();
    await expect(earlyAlert).toBeVisible();
    await expect(early.getByLabel('Email')).toHaveValue(demo.email);
    await expectAccessible(early);
    restoreScripts();
  });

  await test.step('a list offers Try again after the server has stopped', async () => {
    await list.getByRole('radio', { name: 'View Closed Jobs' }).click();
    await expect(list.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await list.getByRole('button', { name: 'Try again' }).first().click();
    await expect(list.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  });

  await mockApi.start();

  await test.step('after a restart, failed requests repeat and the form can be sent', async () => {
    await list.clock.runFor(4000);
    await expect(list.getByRole('link', { name: /Frontend Engineer Intern/ })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(connectionNotice(page)).toHaveText('');
    for (const each of [page, early]) {
      await expect(each.getByLabel('Email')).toHaveValue(demo.email);
      await each.getByRole('button', { name: 'Login' }).click();
      await expect(each).toHaveURL(/\/dashboard$/);
    }
    await expect(earlyAlert).toBeHidden();
  });

  for (const each of [early, list]) await each.context().close();
});

async function openSeparateBrowser(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();
}

async function fillInLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
}

/** The connection notice, which is empty while the connection works. */
function connectionNotice(page: Page) {
  return page.getByRole('region', { name: 'Connection' }).getByRole('status').first();
}

/** Waits for the connection watcher, which loads after the first paint. */
async function waitForConnectionWatcher(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Connection' })).toBeAttached();
}

async function expectFitsBelowNotice(page: Page): Promise<void> {
  const strip = await connectionNotice(page).boundingBox();
  expect(strip).toMatchObject({ x: 0, y: 0, height: 20 });
  const parts = page.locator('main, nav, :is(main, nav) :is(button, a, input, h1)');
  const tops = await parts.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 4)
      .map(({ top }) => top),
  );
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(20);
  const bottoms = await page
    .locator('main, #root')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(832);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(832);
}
