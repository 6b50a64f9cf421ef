import type { FolderId } from '@glo/domain/folders/folder';
import type { Folders } from '@glo/domain/folders/folders';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

/** Adds candidates to a folder, one call each; those already in it stay (decision 33). */
export function addingToFolder(folder: FolderId, folders: Folders, state: FoldersState): BulkAction {
  return {
    ...texts.adding,
    run: async ({ id }) => {
      const saved = await folders.save(folder, id);
      if (!saved.ok) return 'failed';
      return saved.value === 'added' ? 'done' : 'already';
    },
    ended: (added) =>
      state.put(
        folder,
        added.map(({ id }) => id),
      ),
  };
}
