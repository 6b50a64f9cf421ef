import type { Folder } from '@glo/domain/folders/folder';
import type { Folders } from '@glo/domain/folders/folders';
import { folderCreated, shortlistedFor } from '@glo/domain/folders/messages';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import { texts as bulk } from '../bulk/texts.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

export function addingToFolder({ id: folder, name }: Folder, folders: Folders, state: FoldersState): BulkAction {
  const inside = new Set(state.folder(folder)?.candidates);
  return {
    ...texts.adding,
    said: (count) => (count === 1 ? shortlistedFor(name) : texts.addedTo(count, name)),
    needs: ({ id }) => !inside.has(id),
    nobody: texts.allIn(name),
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
    undo: () => takingOut(folder, folders, state),
  };
}

export function inNewFolder({ id: folder }: Folder, folders: Folders, state: FoldersState): BulkAction {
  return {
    ...texts.adding,
    said: () => folderCreated,
    run: async () => 'already',
    undo: () => takingOut(folder, folders, state),
  };
}

function takingOut(folder: Folder['id'], folders: Folders, state: FoldersState): BulkAction {
  return {
    ...bulk.undoing.adding,
    run: async ({ id }) => {
      const removed = await folders.remove(folder, id);
      if (removed.ok) state.take(folder, id);
      return removed.ok ? 'done' : 'failed';
    },
  };
}
