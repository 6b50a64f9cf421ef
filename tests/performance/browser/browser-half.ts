import { measureLists } from '../bench/browser-lists.ts';
import type { Bench } from '../bench/bench.ts';

/** The web application in Chromium. */
export async function measureBrowser({ measure }: Bench): Promise<void> {
  await measure('10,000 applicants', measureLists);
}
