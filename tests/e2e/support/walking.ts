import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A way to a screen: by its address, as from elsewhere, or on foot. */
export type Way = (page: Page, path: string) => Promise<unknown>;

export const load: Way = (page, path) => page.goto(path);

/** Goes to a screen as by a link of the application. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** The same, until the screen before has gone: a fifth of what loading costs. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((pathname) => {
    // The same screen again keeps its heading.
    if (location.pathname === pathname) return;
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = 'yes';
  }, path.split('?')[0]);
  await follow(page, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

export async function expectScreen(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
