import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a screen, either by loading its URL or by a link in the application. */
export type Navigate = (page: Page, path: string) => Promise<unknown>;

export const loadPage: Navigate = (page, path) => page.goto(path);

/** Opens a screen as a link in the application does. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Opens a screen like `followLink` and waits until the previous one has gone. Takes a fifth of the time of loading. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((pathname) => {
    // The heading stays if the screen is the same.
    if (location.pathname === pathname) return;
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = 'yes';
  }, path.split('?')[0]);
  await followLink(page, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

export async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
