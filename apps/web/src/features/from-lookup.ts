import type { DebouncedLookup } from '../state/lookups/debounced-lookup.ts';
import { texts } from './texts.ts';

/** Combobox props of a lookup. Call it inside an observer. */
export function fromLookup<T>({ type, options, loading, failed }: DebouncedLookup<T>) {
  const emptyText = failed ? texts.searchFailed : texts.noMatches;
  return { onQuery: type, options, loading, emptyText };
}
