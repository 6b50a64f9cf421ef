import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/navigation/paths.ts';
import { expectAccessible, expectScreenAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { type PageWatch, watchPage } from './support/page-watch.ts';
import { resetForNextRoute, listPaths, routeGroups as groups } from './support/routes/groups.ts';
import type { RouteCase } from './support/routes/route-case.ts';
import { expectToastsCoverNothing } from './support/toast-room.ts';
import { clearFaults } from './support/worlds.ts';
import { expectOneColumnWhenZoomed } from './support/zoom.ts';

test('every path of the application has a case', () => {
  // /login and / are one screen.
  const addresses = Object.values(paths).filter((path) => path !== paths.login);
  expect(groups.flatMap((routes) => routes.map(({ path }) => path)).toSorted()).toEqual(addresses.toSorted());
});

for (const routes of groups) {
  test(`${listPaths(routes)}: without errors and layout shifts, reachable by keyboard and accessible, in its own error and busy states too`, async ({
    page,
    baseURL,
  }) => {
    const watched = await watchPage(page, baseURL ?? '');
    await forEachRoute(page, routes, (route) => checkRoute(page, route, watched));
    expect(watched.foreignRequests, 'requests to other hosts').toEqual([]);
  });

  const repeating = routes.filter(({ repeats }) => repeats !== undefined);
  if (repeating.length === 0) continue;
  // `npm run test:rest` runs these.
  test(`${listPaths(repeating)}: fit every window, and are accessible in states that look like those of another screen`, {
    tag: '@rest',
  }, async ({ page }) => {
    await forEachRoute(page, repeating, async (route) => {
      await route.open(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading);
      for (const state of route.repeats ?? []) {
        if (state === 'windows') {
          await expectFreeToastRoom(page);
          await expectNarrowAndZoomed(page, route.heading);
          continue;
        }
        await clearFaults(page);
        await route[state]?.(page);
        await expectAccessible(page);
      }
    });
  });
}

async function forEachRoute(
  page: Page,
  routes: readonly RouteCase[],
  check: (route: RouteCase) => Promise<void>,
): Promise<void> {
  for (const [index, route] of routes.entries()) {
    if (index > 0) await resetForNextRoute(page);
    await test.step(route.path, () => check(route));
  }
}

async function checkRoute(page: Page, route: RouteCase, { errors, layoutShifts }: PageWatch): Promise<void> {
  const { path, heading, title = heading, step, open, errorIsOnOpening, repeats = [] } = route;
  const [error, busy] = (['error', 'busy'] as const).map((state) =>
    repeats.includes(state) ? undefined : route[state],
  );
  const errorsBefore = errors.length;
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(withProduct(title));
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path.replace(':id', '[^/]+')}$`));
  if (step !== undefined) await expectStep(page, step);
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(), 'moved by itself').toEqual([]);
  expect(errors.slice(errorsBefore), 'errors in the console').toEqual([]);

  await expectKeyboardWalk(page);
  await expectScreenAccessible(page);
  const checksWindows = !repeats.includes('windows');
  if (checksWindows) await expectFreeToastRoom(page);
  if (error !== undefined && !errorIsOnOpening) {
    // Its typed values must stay while the window changes.
    await error(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  if (checksWindows) await expectNarrowAndZoomed(page, heading);
  if (error !== undefined && errorIsOnOpening) {
    await error(page);
    await expectAccessible(page);
  }
  await clearFaults(page);
  if (busy === undefined) return;
  await busy(page);
  await expectAccessible(page);
}

function withProduct(title: string | RegExp): string | RegExp {
  return typeof title === 'string'
    ? `${title} · Glo Recruiter`
    : new RegExp(`${title.source}.* · Glo Recruiter$`, title.flags);
}

async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page.getByText(step, { exact: true })).toBeVisible();
  // The first step opens empty, so nothing is saved yet.
  if (step.startsWith('Step 1 ')) return expect(page.getByText('Saved on this device')).toBeHidden();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
}

async function expectFreeToastRoom(page: Page): Promise<void> {
  await test.step('no toast covers a button, link or field at any scroll position', async () => {
    await expectToastsCoverNothing(page);
    await page.setViewportSize({ width: 1280, height: 832 });
  });
}

async function expectNarrowAndZoomed(page: Page, heading: string | RegExp): Promise<void> {
  await expectNothingLostWhenNarrow(page);
  await test.step('at 200 and 400 % zoom it is one column, reached from the download page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectOneColumnWhenZoomed(page, heading);
    await page.setViewportSize({ width: 1280, height: 832 });
  });
}

/** Expects the download page at 800 px, and at 801 px the screen with its input and without horizontal scrolling. */
async function expectNothingLostWhenNarrow(page: Page): Promise<void> {
  const typed = await page.evaluate(fieldValues);
  await page.setViewportSize({ width: 800, height: 832 });
  await expect(page.getByRole('heading', { level: 1, name: 'Download Our App' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.setViewportSize({ width: 801, height: 832 });
  await expect(page.getByRole('heading', { level: 1, name: 'Download Our App' })).toBeHidden();
  expect(await page.evaluate(fieldValues)).toEqual(typed);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(801);
  await page.setViewportSize({ width: 1280, height: 832 });
}

/** Skips the checkboxes of cards, because only the cards in the window are rendered. */
function fieldValues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')]
    .filter((control) => control.closest('article') === null)
    .map((control) => (control.type === 'checkbox' ? String(control.checked) : control.value));
}
