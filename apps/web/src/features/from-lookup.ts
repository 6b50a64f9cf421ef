import type { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';
import { texts } from './texts.ts';

/** What a searchable list shows of its lookup, and what it tells it; to be asked for where it is watched. */
export function fromLookup<T>({ text, type, options, loading, failed }: DebouncedLookup<T>) {
  const emptyText = failed ? texts.searchFailed : texts.noMatches;
  return { query: text, onQuery: type, options, loading, emptyText };
}
