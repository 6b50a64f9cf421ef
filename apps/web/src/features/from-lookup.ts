import type { DelayedLookup } from '../state/delayed-lookup.ts';
import { texts } from './texts.ts';

/** What a searchable list shows of its lookup, and what it tells it; to be asked for where it is watched. */
export function fromLookup<T>({ answered, type, options, loading, failed }: DelayedLookup<T>) {
  const emptyText = failed ? texts.searchFailed : texts.noMatches;
  return { query: answered, onQuery: type, options, loading, emptyText };
}
