import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import type { CandidateFilter } from '@glo/domain/filter/candidate-filter';
import type { FolderId } from '@glo/domain/folders/folders';
import { paths } from '../../../navigation/paths.ts';
import { filterIn, withFilter } from '../../filter/list-filter.ts';
import { type ListViewState, readListViewState, withListViewState } from '../../candidate-list/index.ts';

export interface ShortlistedAddress extends ListViewState {
  readonly folder: FolderId | null;
  readonly filter: CandidateFilter;
}

export function readAddress(query: URLSearchParams): ShortlistedAddress {
  return {
    ...readListViewState(query),
    folder: (query.get('folder') || null) as FolderId | null,
    filter: filterIn(query),
  };
}

export function writeAddress({ folder, filter, ...place }: ShortlistedAddress): string {
  const query = withFilter(new URLSearchParams(folder === null ? {} : { folder }), filter);
  return withListViewState(paths.shortlisted, query, place);
}

/** Drops the search text and the filter of the previous folder. */
export function folderPath(folder: FolderId, order: CandidateOrder | null = null): string {
  return writeAddress({ ...readAddress(new URLSearchParams()), folder, order });
}
