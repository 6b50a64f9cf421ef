import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A window of 1280 × 1024 pixels at 200 and 400 % (WCAG 2.2, 1.4.4 and 1.4.10; decision 67). */
export const zoom200 = { width: 640, height: 512 };
export const zoom400 = { width: 320, height: 256 };

/** Expects that the zoomed screen opens from the download page and has one column. The window stays small. */
export async function expectOneColumnWhenZoomed(page: Page, heading: string | RegExp): Promise<void> {
  await page.evaluate(setOuterWidth, 1280);
  await page.setViewportSize(zoom200);
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: heading })).toBeVisible();
  await expect.poll(() => page.evaluate(overflowingElements), '200 %').toEqual([]);
  await page.setViewportSize(zoom400);
  await expect.poll(() => page.evaluate(overflowingElements), '400 %').toEqual([]);
}

/** Imitates zoom, which does not change `outerWidth`. */
export function setOuterWidth(value: number): void {
  Object.defineProperty(window, 'outerWidth', { value, configurable: true });
}

/** Returns the elements that overflow to the right. Tables may scroll sideways. */
function overflowingElements(): string[] {
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
