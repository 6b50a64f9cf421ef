import type { Bench } from '../bench/bench.ts';
import { measureColdLoads } from './cold-load.ts';
import { measureJobSkeleton } from './job-skeleton.ts';
import { measureLists } from './lists.ts';
import { measureFetchedAhead } from './fetched-ahead.ts';
import { measureReloads } from './reloads.ts';
import { measureRouteChanges } from './route-changes.ts';
import { withSites } from './sites.ts';
import { measureTyping } from './typing.ts';

/** The web application in Chromium, with the processor four times as slow. */
export function measureBrowser({ folder, measure }: Bench): Promise<void> {
  return withSites(folder, async (sites) => {
    await measure('cold loads', () => measureColdLoads(sites));
    await measure('reloads', () => measureReloads(sites));
    await measure('fetched ahead', () => measureFetchedAhead(sites));
    await measure('job skeleton', () => measureJobSkeleton(sites));
    await measure('typing', () => measureTyping(sites));
    await measure('lists', () => measureLists(sites));
    await measure('route changes', () => measureRouteChanges(sites));
  });
}
