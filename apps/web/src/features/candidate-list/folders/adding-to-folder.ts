import type { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import { type Folder, type FolderId, folderCreated, type Folders, shortlistedFor } from '@glo/domain/folders/folders';
import { mapOutcome, success } from '@glo/domain/shared/outcome';
import type { Notices } from '../../../state/notices.ts';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import { texts as bulk } from '../bulk/texts.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

export interface FolderServices {
  readonly folders: Folders;
  readonly keeping: FolderKeeping;
  readonly state: FoldersState;
  readonly notices: Notices;
}

export function addingToFolder({ id: folder, name }: Folder, services: FolderServices): BulkAction {
  const { folders, state, notices } = services;
  const inside = new Set(state.folder(folder)?.candidates);
  let wasMissing = false;
  return {
    ...texts.adding,
    doneText: (count) => (count === 1 ? shortlistedFor(name) : texts.addedTo(count, name)),
    isNeededFor: ({ id }) => !inside.has(id),
    nothingToDo: texts.allIn(name),
    run: async ({ id }) => {
      const saved = await state.send(() => folders.save(folder, id));
      wasMissing ||= !saved.ok && saved.failure.missing === true;
      return mapOutcome(saved, (value) => (value === 'added' ? 'done' : 'already'));
    },
    conclude: async () => {
      // Either the candidate or the folder is missing.
      if (wasMissing && (await isGone(folder, services))) notices.showToast(texts.deleted(name), 'warning', folder);
    },
    onEnded: (added) =>
      state.addStudents(
        folder,
        added.map(({ id }) => id),
      ),
    undo: () => removingFromFolder(folder, services),
  };
}

export function creatingFolder({ id: folder }: Folder, services: FolderServices): BulkAction {
  return {
    ...texts.adding,
    doneText: () => folderCreated,
    run: async () => success('already'),
    undo: () => removingFromFolder(folder, services),
  };
}

function removingFromFolder(folder: FolderId, { folders, state }: FolderServices): BulkAction {
  return {
    ...bulk.undoing.adding,
    run: async ({ id }) => {
      const removed = await state.send(() => folders.remove(folder, id));
      if (removed.ok) state.removeStudent(folder, id);
      return mapOutcome(removed, () => 'done');
    },
  };
}

async function isGone(id: FolderId, { folders, state }: FolderServices): Promise<boolean> {
  const read = await folders.folder(id);
  if (read.ok || read.failure.missing !== true) return false;
  state.all.becomeStale();
  return true;
}
