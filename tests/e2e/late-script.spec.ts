import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInQuietly } from './support/sign-in.ts';
import { saveData, scriptOf } from './support/lost-code.ts';

test.use({ prefetches: true });

/** Before the application itself is there. */
const scripts = '**/*.js';

test('a page whose script does not come says so after twenty seconds, and how to go on', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/login');
  const words = page.getByRole('status').getByText('The application has not arrived yet.');
  const link = page.getByRole('link', { name: 'Load the page again' });
  await atSeconds(page, 19.9);
  await expect(words).toBeHidden();
  await atSeconds(page, 20);
  await expect(words).toBeVisible();
  await expect(link).toBeVisible();

  await page.unroute(scripts);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(words).toBeHidden();
});

test('the code of the other screens waits for that of this one; a key pressed before is not lost', async ({ page }) => {
  // Without a page, which would prefetch as well.
  await signInQuietly(page);
  const next = scriptOf('src/features/jobs/screens.ts');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${scriptOf('src/features/recruit/screens.ts')}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/recruit');
  // The prefetch starts with them.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(asked).not.toContain(next);
  release();
  await expect.poll(() => asked).toContain(next);
});

test('a page that is left has nothing to clean up in the one that takes its place', async ({ page }) => {
  await signInQuietly(page);
  await page.addInitScript(countRegistered);
  // Nothing grows old enough to be cleaned up before the page is left.
  await page.clock.setFixedTime(new Date());
  await page.goto('/recruit');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  // Of renders that were dropped while the code of the screen was on its way.
  expect(await page.evaluate(() => sessionStorage.getItem('registered'))).not.toBeNull();
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('left registered'))).toBe('0');
});

test('a browser that saves data loads no code before it is needed', async ({ page }) => {
  await signInQuietly(page);
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/recruit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toContain(scriptOf('src/features/recruit/screens.ts'));
  expect(asked).not.toContain(scriptOf('src/features/jobs/screens.ts'));
});

/** On the drawing's own clock. */
const atSeconds = (page: Page, seconds: number) =>
  page.locator('#root > svg').evaluate((drawing: SVGSVGElement, now) => {
    drawing.pauseAnimations();
    drawing.setCurrentTime(now);
  }, seconds);

/** Keeps whether any cleanup waited until the browser collects something, and how many still did when the page was left. */
function countRegistered(): void {
  const waiting = new Set<unknown>();
  const { prototype } = FinalizationRegistry;
  const { register, unregister } = prototype;
  prototype.register = function (target, held, token) {
    waiting.add(token);
    sessionStorage.setItem('registered', 'some');
    register.call(this, target, held, token);
  };
  prototype.unregister = function (token) {
    waiting.delete(token);
    return unregister.call(this, token);
  };
  // After pagehide.
  addEventListener('unload', () => sessionStorage.setItem('left registered', String(waiting.size)));
}
