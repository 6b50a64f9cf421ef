import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { zoom400, setOuterWidth, zoom200 } from './support/zoom.ts';

test('the download page lets a zoomed window continue, and remembers this for the visit', async ({ page }) => {
  await page.addInitScript(setOuterWidth, 1280);
  await page.setViewportSize(zoom400);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue in this window' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  // The window is narrow, but not zoomed.
  await page.addInitScript(setOuterWidth, 320);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Download Our App' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the zoomed navigation is one low row, with a text menu, and a list keeps its room', async ({ page }) => {
  // Imitates a zoomed window that has left the download page.
  await page.addInitScript(setOuterWidth, 1280);
  await page.addInitScript(() => sessionStorage.setItem('narrow', 'zoomed'));
  await page.setViewportSize(zoom400);
  await signInAsDemo(page);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(48);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help Center' });
  await expect(help).toBeHidden();
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find anyone' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await expect(help).toHaveText('Help Center');
  await help.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/helpCentre/i);
  await expect(help).toBeHidden();
  await test.step('the menu closes when it loses the focus and covers no focused element, and only controls are Tab stops', async () => {
    await menu.press('Enter');
    await help.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /Account menu/ })).toBeFocused();
    await expect(help).toBeHidden();
    // The page scrolls as a whole, so no scroll area is a Tab stop.
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveRole('link');
  });

  await test.step('a screen starts at its top, wherever the previous screen was scrolled', async () => {
    await navigateTo(page, '/shortlistedCandidates');
    const heading = page.getByRole('heading', { level: 1, name: 'Shortlisted candidate' });
    const people = page.getByRole('article');
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(people.first()).toBeVisible();
    await menu.click();
    await places.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('region', { name: 'Active Jobs' }).getByRole('link').last()).toBeVisible();
    await menu.click();
    await page.mouse.move(280, 200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await places.getByRole('link', { name: 'Shortlisted' }).click();
    await expect(people.first()).toBeVisible();
    await expect(heading).toBeInViewport();
  });

  await page.setViewportSize(zoom200);
  await openApplicants(page, '', navigateTo);

  await test.step('the first candidate is in the first window of 1280 × 800 pixels, below one row of tools', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const find = await boxOf(page.getByRole('searchbox', { name: 'Find in this list' }));
    const more = await boxOf(page.getByRole('button', { name: 'Share and export' }));
    expect(Math.round(find.y)).toBe(Math.round(more.y));
  });

  await test.step('a toast is in the window at any scroll position, and its Undo can be pressed', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page
      .getByRole('button', { name: /^Shortlist / })
      .last()
      .click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect((await boxOf(toast.getByText('Shortlisted'))).width).toBeGreaterThan(200);
    await page.mouse.wheel(0, 300);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(toast).toHaveCount(0);
    await page.setViewportSize(zoom200);
  });

  await test.step('the selection bar is one low row at the bottom and covers no focused card', async () => {
    const checks = page.getByRole('article').getByRole('checkbox');
    await checks.nth(0).press('Space');
    await checks.nth(1).press('Space');
    const bar = page.getByRole('group', { name: 'Selected candidates' });
    const next = bar.getByRole('button', { name: /^Shortlist \d/ });
    for (const size of [zoom200, zoom400]) {
      await page.setViewportSize(size);
      await page.keyboard.press('ArrowDown');
      await expect(next).toBeInViewport({ ratio: 1 });
      const { y: top, height } = await boxOf(bar);
      expect(height).toBeLessThanOrEqual(size.height / 3);
      expect(top + height).toBeLessThanOrEqual(size.height);
      const focused = await boxOf(page.locator(':focus'));
      expect(focused.y + focused.height).toBeLessThanOrEqual(top);
    }
    await bar.getByRole('button', { name: 'More actions for selected candidates' }).focus();
    const focused = await boxOf(page.locator(':focus'));
    expect(focused.x + focused.width).toBeLessThanOrEqual((await boxOf(next)).x);
    await expectAccessible(page);
  });

  await test.step('the list of jobs is one row that opens, and closes with a choice', async () => {
    const jobs = page.getByRole('navigation', { name: 'Jobs', exact: true });
    expect((await boxOf(jobs)).height).toBeLessThanOrEqual(48);
    const last = jobs.getByRole('link').last();
    await expect(last).toBeHidden();
    await jobs.getByRole('button', { name: 'Jobs' }).press('Enter');
    const title = (await last.locator('[title]').first().getAttribute('title')) ?? '';
    await expectAccessible(page);
    await last.press('Enter');
    await expect(last).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return box;
}
