import type { Bench } from '../bench/bench.ts';
import { measureDeciding } from './deciding.ts';
import { measurePrefetch } from './prefetch.ts';
import { measureLists } from './lists.ts';
import { measureLoads } from './loads.ts';
import { withSite } from './site.ts';
import { measureTyping } from './typing.ts';
import { measureVerdicts } from './verdicts.ts';

export function measureBrowser({ measure }: Bench): Promise<void> {
  return withSite(async (site) => {
    await measure('loads', () => measureLoads(site));
    await measure('prefetch', () => measurePrefetch(site));
    await measure('typing', () => measureTyping(site));
    await measure('lists', () => measureLists(site));
    await measure('deciding', () => measureDeciding(site));
    await measure('verdicts', () => measureVerdicts(site));
  });
}
