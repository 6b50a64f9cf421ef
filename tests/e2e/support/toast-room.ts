import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const windows = [
  { width: 1280, height: 640 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Expects that toasts cover no control and no onboarding progress, in any window size and scroll position. */
export async function expectToastsCoverNothing(page: Page, shares: readonly number[] = [0, 0.35, 1]): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(controlsUnderToasts, shares), `${size.width} × ${size.height}`).toEqual([]);
  }
}

/**
 * Runs in the page. Scrolls the window and all scroll areas to each share, and returns the controls and progress marks
 * in the area of toasts: the right end of the reserved place, or else the corner.
 */
async function controlsUnderToasts(shares: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const share of shares) {
    const boxes = [document.documentElement, ...document.querySelectorAll('*')].filter(
      (box) => box.scrollHeight > box.clientHeight,
    );
    for (const box of boxes) box.scrollTop = (box.scrollHeight - box.clientHeight) * share;
    // Lists render the rows of the new position with the scroll event, which precedes the frame.
    await new Promise(requestAnimationFrame);
    found.push(...coveredControls().map((control) => `${control}, scrolled to ${share}`));
    // A page that does not scroll looks the same at every share.
    if (boxes.length === 0) break;
  }
  return found;

  function coveredControls(): string[] {
    const place = [...document.querySelectorAll('[data-toast-place]')].at(-1)?.getBoundingClientRect();
    const right = place?.right ?? document.documentElement.clientWidth - 20;
    const top = place === undefined ? 8 : place.top + (place.height - 56) / 2;
    const box = { top, right, bottom: top + 56, left: right - Math.min(512, place?.width ?? 512) };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=file]), select, textarea, summary, [role=tab], [role=option], [aria-label=Progress] span',
    );
    return [...controls]
      .filter((control) => control.closest('[data-toast]') === null && !control.matches(':disabled'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right: end, top: above, bottom } = control.getBoundingClientRect();
        if (end <= box.left || left >= box.right || bottom <= box.top || above >= box.bottom) return false;
        const x = (Math.max(left, box.left) + Math.min(end, box.right)) / 2;
        const y = (Math.max(above, box.top) + Math.min(bottom, box.bottom)) / 2;
        // A control that has scrolled under a fixed element cannot be clicked there anyway.
        const onTop = document.elementFromPoint(x, y);
        return onTop !== null && (control.contains(onTop) || onTop.closest('label')?.control === control);
      })
      .map((control) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`);
  }
}
