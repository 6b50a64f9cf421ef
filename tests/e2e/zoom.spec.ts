import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { fourTimes, setOuterWidth } from './support/zoom.ts';

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
