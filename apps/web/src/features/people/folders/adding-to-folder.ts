import { type Folder, folderCreated, type Folders, shortlistedFor } from '@glo/domain/folders/folders';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import { texts as bulk } from '../bulk/texts.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

export function addingToFolder({ id: folder, name }: Folder, folders: Folders, state: FoldersState): BulkAction {
  const inside = new Set(state.folder(folder)?.candidates);
  return {
    ...texts.adding,
    doneText: (count) => (count === 1 ? shortlistedFor(name) : texts.addedTo(count, name)),
    isNeededFor: ({ id }) => !inside.has(id),
    nothingToDo: texts.allIn(name),
    run: async ({ id }) => {
      const saved = await folders.save(folder, id);
      if (!saved.ok) return 'failed';
      return saved.value === 'added' ? 'done' : 'already';
    },
    onEnded: (added) =>
      state.addStudents(
        folder,
        added.map(({ id }) => id),
      ),
    undo: () => removingFromFolder(folder, folders, state),
  };
}

export function creatingFolder({ id: folder }: Folder, folders: Folders, state: FoldersState): BulkAction {
  return {
    ...texts.adding,
    doneText: () => folderCreated,
    run: async () => 'already',
    undo: () => removingFromFolder(folder, folders, state),
  };
}

function removingFromFolder(folder: Folder['id'], folders: Folders, state: FoldersState): BulkAction {
  return {
    ...bulk.undoing.adding,
    run: async ({ id }) => {
      const removed = await folders.remove(folder, id);
      if (removed.ok) state.removeStudent(folder, id);
      return removed.ok ? 'done' : 'failed';
    },
  };
}
