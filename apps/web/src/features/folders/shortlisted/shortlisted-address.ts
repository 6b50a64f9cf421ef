import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import type { FolderId } from '@glo/domain/folders/folder';
import { paths } from '../../../navigation/paths.ts';
import { type ListViewState, readListViewState, withListViewState } from '../../candidates/list/list-view-state.ts';

/** Which folder is open; all of it is in the query. */
export interface ShortlistedAddress extends ListViewState {
  /** null: the first one is meant. */
  readonly folder: FolderId | null;
}

export function readAddress(query: URLSearchParams): ShortlistedAddress {
  return { ...readListViewState(query), folder: (query.get('folder') || null) as FolderId | null };
}

export function writeAddress({ folder, ...place }: ShortlistedAddress): string {
  return withListViewState(paths.shortlisted, new URLSearchParams(folder === null ? {} : { folder }), place);
}

/** Another folder: what was typed belongs to the one that is left. */
export function folderPath(folder: FolderId, order: CandidateOrder | null = null): string {
  return writeAddress({ folder, order, typed: '', fit: null });
}
