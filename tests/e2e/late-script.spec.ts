import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { saveData, builtScript } from './support/chunk-load-error.ts';

test.use({ prefetches: true });

const scripts = '**/*.js';

test('the page explains after twenty seconds that a script did not load, and how to continue', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/login');
  const message = page.getByRole('status').getByText('The application has not arrived yet.');
  const link = page.getByRole('link', { name: 'Load the page again' });
  await seekAnimation(page, 19.9);
  await expect(message).toBeHidden();
  await seekAnimation(page, 20);
  await expect(message).toBeVisible();
  await expect(link).toBeVisible();

  await page.unroute(scripts);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toBeHidden();
});

test('prefetching waits for the scripts of the open screen, and an early key is not lost', async ({ page }) => {
  // Signs in without opening a page, which would prefetch as well.
  await signInThroughApi(page);
  const next = builtScript('src/features/jobs/form/screens.ts');
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${builtScript('src/features/jobs/list/screens.ts')}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/recruit');
  // Prefetching starts after the shortcuts have loaded.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(requestedPaths).not.toContain(next);
  release();
  await expect.poll(() => requestedPaths).toContain(next);
});

test('a browser that saves data loads no script before it is needed, and a cleanup after garbage collection clears no timer', async ({
  page,
}) => {
  await signInThroughApi(page);
  await saveData(page);
  await page.addInitScript(captureFinalizers);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/recruit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requestedPaths).toContain(builtScript('src/features/jobs/list/screens.ts'));
  expect(requestedPaths).not.toContain(builtScript('src/features/jobs/form/screens.ts'));
  const cleanUp = () => page.evaluate(() => (window as unknown as CleaningUp).cleanUp());
  await expect.poll(cleanUp).toEqual({ ran: true, ended: [] });
});

test('a screen appears as soon as its script has loaded', async ({ page }) => {
  await signInThroughApi(page);
  await saveData(page);
  await page.clock.install();
  await page.goto('/dashboard');
  const job = page.getByRole('link', { name: 'Product Design Intern', exact: true });
  await expect(job).toBeVisible();
  // Stops timers, so that the test fails if React keeps the placeholders for some time.
  await page.clock.pauseAt(Date.now() + 60_000);
  await job.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Seeks the animation in the page, which runs without scripts. */
const seekAnimation = (page: Page, seconds: number) =>
  page.locator('#root > svg').evaluate((drawing: SVGSVGElement, now) => {
    drawing.pauseAnimations();
    drawing.setCurrentTime(now);
  }, seconds);

interface CleaningUp {
  readonly cleanUp: () => { readonly ran: boolean; readonly ended: unknown[] };
}

/** Lets a test run the finalization callbacks that are waiting. Reports which timers they clear. */
function captureFinalizers(): void {
  const waiting = new Map<unknown, () => void>();
  const Native = FinalizationRegistry;
  window.FinalizationRegistry = class<T> extends Native<T> {
    readonly #cleanUp: (held: T) => void;

    constructor(cleanUp: (held: T) => void) {
      super(cleanUp);
      this.#cleanUp = cleanUp;
    }

    override register(target: WeakKey, held: T, token?: WeakKey): void {
      super.register(target, held, token);
      waiting.set(token ?? target, () => this.#cleanUp(held));
    }

    override unregister(token: WeakKey): boolean {
      waiting.delete(token);
      return super.unregister(token);
    }
  };
  const cleanUp = () => {
    const ended: unknown[] = [];
    const { clearTimeout } = window;
    window.clearTimeout = (timer) => void ended.push(timer);
    const ran = waiting.size > 0;
    for (const each of waiting.values()) each();
    window.clearTimeout = clearTimeout;
    return { ran, ended };
  };
  Object.assign(window, { cleanUp });
}
