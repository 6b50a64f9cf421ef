import type { Page } from '@playwright/test';

export interface PageWatch {
  readonly errors: readonly string[];
  /** Requests to other origins. */
  readonly foreignRequests: readonly string[];
  layoutShifts(): Promise<readonly string[]>;
}

/** Starts to watch. Call it before opening the page. */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreignRequests.push(request.url());
  });
  await page.addInitScript(collectShifts);
  const layoutShifts = () => page.evaluate(() => (window as WithShifts).shifts ?? []);
  return { errors, foreignRequests, layoutShifts };
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface WithShifts extends Window {
  shifts?: string[];
}

function collectShifts() {
  const page = window as WithShifts;
  const shifts: string[] = [];
  page.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // Less than a pixel of one word is not visible.
      if (entry.hadRecentInput || entry.value < 0.001) continue;
      const sources = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
      shifts.push(`${entry.value.toFixed(4)} ${sources.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
