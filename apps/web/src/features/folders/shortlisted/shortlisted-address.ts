import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import type { FolderId } from '@glo/domain/folders/folder';
import { paths } from '../../../navigation/paths.ts';
import { type ListViewState, readListViewState, withListViewState } from '../../people/people.ts';

export interface ShortlistedAddress extends ListViewState {
  readonly folder: FolderId | null;
}

export function readAddress(query: URLSearchParams): ShortlistedAddress {
  return { ...readListViewState(query), folder: (query.get('folder') || null) as FolderId | null };
}

export function writeAddress({ folder, ...place }: ShortlistedAddress): string {
  return withListViewState(paths.shortlisted, new URLSearchParams(folder === null ? {} : { folder }), place);
}

/** Drops the search text of the previous folder. */
export function folderPath(folder: FolderId, order: CandidateOrder | null = null): string {
  return writeAddress({ folder, order, typed: '', fit: null, verdict: null, leftOut: [], layout: null });
}
