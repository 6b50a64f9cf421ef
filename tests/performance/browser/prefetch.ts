import type { Page } from '@playwright/test';
import { demo } from '../../e2e/support/sign-in.ts';
import type { Measure } from '../bench/measures.ts';
import { watchRequests } from './requests.ts';
import type { Site } from './site.ts';
import { MeasuredPage } from './measured-page.ts';

const steps: readonly { readonly from: string; readonly to: string; press(page: Page): Promise<void> }[] = [
  { from: '/login', to: '/dashboard', press: (page) => page.getByRole('button', { name: 'Login' }).click() },
  {
    from: '/dashboard',
    to: '/recruit',
    press: (page) => page.getByRole('navigation').getByRole('link', { name: 'Recruit' }).first().click(),
  },
  {
    from: '/recruit',
    to: '/opportunitypage',
    press: (page) => page.locator('a[href^="/opportunitypage"]').first().click(),
  },
  { from: '/opportunitypage', to: '/glofolio', press: (page) => page.locator('a[href^="/glofolio"]').first().click() },
];

/** Counts the scripts that the likely next screen fetches, although its prefetch had two seconds. */
export async function measurePrefetch({ app, browser }: Site): Promise<readonly Measure[]> {
  const measured = await MeasuredPage.open(browser, { baseURL: app });
  try {
    const { page } = measured;
    const watched = watchRequests(measured.cdp);
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    const measures: Measure[] = [];
    for (const { from, to, press } of steps) {
      await watched.quiet(2000);
      const before = watched.sum();
      const heading = await page.locator('h1').first().textContent();
      await press(page);
      const shown = await page.waitForFunction(headingShown, { to, before: heading });
      // Excludes prefetches of the new screen.
      const after = watched.sum(await shown.jsonValue());
      const scripts = after.scripts - before.scripts;
      const bytes = after.scriptBytes - before.scriptBytes;
      const value = `${scripts}, ${(bytes / 1000).toFixed(1)} kB`;
      measures.push({
        name: `scripts not prefetched, ${from} to ${to}`,
        value,
        against: '',
        judged: scripts,
        bound: { most: 0 },
      });
    }
    return measures;
  } finally {
    await measured.close();
  }
}

/**
 * Runs in the page. Returns the time at which the new heading is shown, in milliseconds since 1970, or 0 before that.
 */
function headingShown({ to, before }: { to: string; before: string | null }): number {
  const heading = document.querySelector('h1');
  if (!location.pathname.startsWith(to) || heading === null || heading.textContent === before) return 0;
  return performance.timeOrigin + performance.now();
}
