import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { accountRoutes } from './support/routes/account.ts';
import { candidateRoutes } from './support/routes/candidates.ts';
import { entryRoutes } from './support/routes/entry.ts';
import { helpRoutes } from './support/routes/help.ts';
import { jobRoutes } from './support/routes/jobs.ts';
import { onboardingRoutes } from './support/routes/onboarding.ts';
import { enterWorld } from './support/worlds.ts';

/** A window of 1280 × 1024 pixels, as it is and at 200 and 400 % (WCAG 2.2, 1.4.4 and 1.4.10; decision 67). */
const whole = { width: 1280, height: 1024 };
const twice = { width: 640, height: 512 };
const fourTimes = { width: 320, height: 256 };

const areas = { entryRoutes, onboardingRoutes, accountRoutes, helpRoutes, jobRoutes, candidateRoutes };

for (const [area, routes] of Object.entries(areas)) {
  test(`zoomed in, every screen of ${area} is one column, reached from the download page`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    for (const { path, heading, open } of routes) {
      await test.step(path, async () => {
        const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport: whole });
        await enterWorld(context, baseURL, `zoom-${path.replaceAll(/\W/g, '-')}`);
        await context.addInitScript(setOuterWidth, 1280);
        const page = await context.newPage();
        await open(page);
        const h1 = page.getByRole('heading', { level: 1 }).filter({ hasText: heading });
        await expect(h1).toBeVisible();
        await page.setViewportSize(twice);
        await page.getByRole('button', { name: 'Continue in this window' }).click();
        await expect(h1).toBeVisible();
        await expect.poll(() => page.evaluate(beyondTheEdge), '200 %').toEqual([]);
        await page.setViewportSize(fourTimes);
        await expect.poll(() => page.evaluate(beyondTheEdge), '400 %').toEqual([]);
        await context.close();
      });
    }
  });
}

test('the way on from the download page is for those who zoomed in, and stays for the visit', async ({ page }) => {
  await page.addInitScript(setOuterWidth, 1280);
  await page.setViewportSize(fourTimes);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue in this window' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  // A window that is narrow itself.
  await page.addInitScript(setOuterWidth, 320);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Download Our App' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

/** The browser's zoom leaves it as it is. */
function setOuterWidth(value: number): void {
  Object.defineProperty(window, 'outerWidth', { value, configurable: true });
}

/** What sticks out to the right; tables may scroll sideways. */
function beyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    ((getComputedStyle(element).overflowX !== 'visible' &&
      element.getBoundingClientRect().right <= edge &&
      element.scrollWidth <= element.clientWidth + 1) ||
      isClipped(element.parentElement));
  return [...document.querySelectorAll('#root *')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return right > edge && width > 0 && height > 0;
    })
    .filter((element) => element.closest('table, .visually-hidden') === null && !isClipped(element.parentElement))
    .map((element) => `${element.tagName} ${element.className} “${element.textContent.slice(0, 30)}”`);
}
