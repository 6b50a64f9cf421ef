import type { Page } from '@playwright/test';
import { clearFaults } from '../worlds.ts';
import { accountRoutes } from './account.ts';
import { candidateRoutes } from './candidates.ts';
import { entryRoutes } from './entry.ts';
import { helpRoutes } from './help.ts';
import { jobRoutes } from './jobs.ts';
import { onboardingRoutes } from './onboarding.ts';
import type { RouteCase } from './route-case.ts';

/** One page opens up to four routes in a row. Each onboarding route needs a separate page for its new recruiter. */
export const routeGroups: readonly (readonly RouteCase[])[] = [
  ...[entryRoutes, accountRoutes, helpRoutes, jobRoutes, candidateRoutes].flatMap((routes) => splitByFour(routes)),
  ...onboardingRoutes.map((route) => [route]),
];

export const listPaths = (routes: readonly RouteCase[]): string =>
  new Intl.ListFormat('en').format(routes.map(({ path }) => path));

/** Clears storage, faults, pending calls and leave prompts before the next route. */
export async function resetForNextRoute(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  // A page of the same origin without the application.
  await page.goto('/health');
  await clearFaults(page);
}

function splitByFour(routes: readonly RouteCase[]): readonly (readonly RouteCase[])[] {
  const size = Math.ceil(routes.length / Math.ceil(routes.length / 4));
  return routes.flatMap((_, at) => (at % size === 0 ? [routes.slice(at, at + size)] : []));
}
