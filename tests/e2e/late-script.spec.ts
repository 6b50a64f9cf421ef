import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

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

/** On the drawing's own clock. */
const atSeconds = (page: Page, seconds: number) =>
  page.locator('#root > svg').evaluate((drawing: SVGSVGElement, now) => {
    drawing.pauseAnimations();
    drawing.setCurrentTime(now);
  }, seconds);
