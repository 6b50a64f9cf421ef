import { texts } from './texts.ts';

/** What a searchable list says when it has nothing to offer. */
export function emptyText({ failed }: { readonly failed: boolean }): string {
  return failed ? texts.searchFailed : texts.noMatches;
}
