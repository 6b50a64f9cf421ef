import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { builtScript } from './support/chunk-load-error.ts';
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

test('a server that stops, for a form and a list', async ({ page, browser, mockApi }) => {
  const list = await (await browser.newContext({ baseURL: mockApi.url, reducedMotion: 'reduce' })).newPage();
  const failed = 'Some error occured! Please retry..';

  await test.step('an unreachable server is distinguished from a failed request, and the input stays', async () => {
    await page.goto('/login');
    await waitForConnectionWatcher(page);
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    const connectionCheck = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.getByRole('button', { name: 'Login' }).click();
    await connectionCheck;
    // Keeps the toast open.
    await page.getByText(failed).hover();
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

  await mockApi.stop();

  await test.step('a stopped server leaves the sign-in form unchanged and is reported', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(connectionNotice(page)).toHaveText(unreachable);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
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
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await list.context().close();
});

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
