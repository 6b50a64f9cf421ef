import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { choose, jobPath } from './jobs.ts';
import { loadPage, type Navigate } from './navigation.ts';

export async function openTab(
  page: Page,
  tab: 'recommended' | 'shortlisted',
  navigate: Navigate = loadPage,
): Promise<void> {
  await navigate(page, `${await jobPath(page)}&tab=${tab}`);
}

export async function searchForPython(page: Page, navigate: Navigate = loadPage): Promise<void> {
  await navigate(page, '/searchCandidate');
  await choose(page, 'Skills', 'Python', 'Python');
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
}

/** Scrolls a list to `top`, in pixels. Repeats until enough candidates have loaded. */
export async function scrollListTo(list: Locator, top: number): Promise<void> {
  await expect
    .poll(async () => {
      await list.evaluate(async (box, place) => {
        box.scrollTo({ top: place });
        // The scroll event is dispatched with the next frame.
        await new Promise(requestAnimationFrame);
      }, top);
      return scrollPosition(list);
    })
    .toBe(top);
}

/** Returns the scroll position in pixels, including the part that collapsed headings have taken up. */
export async function scrollPosition(list: Locator): Promise<number> {
  return list.evaluate((box: HTMLElement) => box.scrollTop + Number(box.dataset['scrolled'] ?? 0));
}

export async function showAs(page: Page, layout: 'Cards' | 'Table'): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Show as' }).getByRole('radio', { name: layout }).check();
}
