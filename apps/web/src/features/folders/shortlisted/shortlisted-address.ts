import { type CandidateOrder, candidateOrders } from '@glo/domain/candidates';
import type { FolderId } from '@glo/domain/folders';
import { paths } from '../../../navigation/paths.ts';

/** Where one stands among the folders; all of it lives in the query. */
export interface ShortlistedAddress {
  /** null: the first one is meant. */
  readonly folder: FolderId | null;
  readonly order: CandidateOrder;
  readonly typed: string;
}

/** Anything unknown in it reads as the usual. */
export function readAddress(query: URLSearchParams): ShortlistedAddress {
  return {
    folder: (query.get('folder') || null) as FolderId | null,
    order: candidateOrders.find((order) => order === query.get('sort')) ?? 'given',
    typed: query.get('find') ?? '',
  };
}

/** What is usual is left out. */
export function writeAddress({ folder, order, typed }: ShortlistedAddress): string {
  const query = new URLSearchParams(folder === null ? {} : { folder });
  if (order !== 'given') query.set('sort', order);
  if (typed.trim() !== '') query.set('find', typed);
  return query.size > 0 ? `${paths.shortlisted}?${query}` : paths.shortlisted;
}

/** Another folder: what was typed belongs to the one that is left. */
export function folderPath(folder: FolderId, order: CandidateOrder = 'given'): string {
  return writeAddress({ folder, order, typed: '' });
}
