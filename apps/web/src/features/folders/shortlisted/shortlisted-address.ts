import type { CandidateOrder } from '@glo/domain/candidates/candidate-order';
import type { FolderId } from '@glo/domain/folders/folders';
import { paths } from '../../../navigation/paths.ts';
import { readListViewState, withListViewState } from '../../candidate-list/index.ts';

/** The path of a folder without search text and filter. */
export function folderPath(folder: FolderId, order: CandidateOrder | null = null): string {
  const view = { ...readListViewState(new URLSearchParams()), order };
  return withListViewState(paths.shortlisted, new URLSearchParams({ folder }), view);
}
