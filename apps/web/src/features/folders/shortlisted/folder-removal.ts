import type { Folder, FolderId } from '@glo/domain/folders/folders';
import type { StudentId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import type { FolderServices } from '../../candidate-list/index.ts';

export interface Removed {
  readonly student: StudentId;
  readonly from: readonly { readonly folder: FolderId; readonly before: readonly StudentId[] }[];
}

/** Optimistic removal with rollback and Undo. `foldersBefore`: the folders before the operation, to restore positions. */
export class FolderRemoval {
  readonly #services: FolderServices;

  constructor(services: FolderServices) {
    this.#services = services;
  }

  get currentFolders(): readonly Folder[] {
    return this.#services.state.all.value ?? [];
  }

  async fromOne(folder: FolderId, student: StudentId, foldersBefore = this.currentFolders): Promise<Outcome<Removed>> {
    const { folders, state } = this.#services;
    const before = foldersBefore.find(({ id }) => id === folder)?.candidates ?? [];
    state.removeStudent(folder, student);
    const removed = await state.send(() => folders.remove(folder, student));
    if (removed.ok) {
      // Repeated for a folder that was read in the meantime.
      state.removeStudent(folder, student);
      return success({ student, from: [{ folder, before }] });
    }
    state.addStudents(folder, [student], before);
    return removed;
  }

  async fromAll(student: StudentId, foldersBefore = this.currentFolders): Promise<Outcome<Removed>> {
    const { keeping, state } = this.#services;
    const places = foldersBefore
      .filter(({ candidates }) => candidates.includes(student))
      .map(({ id, candidates }) => ({ folder: id, before: candidates }));
    for (const { folder } of places) state.removeStudent(folder, student);
    const removed = await state.send(() => keeping.removeFromAll(student));
    if (removed.ok) {
      for (const folder of removed.value) state.removeStudent(folder, student);
      const from = removed.value.map((folder) => ({
        folder,
        before: places.find((place) => place.folder === folder)?.before ?? [],
      }));
      return success({ student, from });
    }
    for (const { folder, before } of places) state.addStudents(folder, [student], before);
    return removed;
  }

  offerUndo(removed: Removed, name: string): void {
    const { notices } = this.#services;
    const undo = async () => {
      const back = await this.putBack(removed);
      if (!back.ok) notices.showWriteFailure(back.failure);
    };
    notices.offerUndo({ text: candidateRemoved, detail: name, undo: () => void undo() });
  }

  /** Restores the positions. Resolves to the last failure. */
  async putBack({ student, from }: Removed): Promise<Outcome<'done'>> {
    const { folders, state } = this.#services;
    let back: Outcome<'done'> = success('done');
    for (const { folder, before } of from) {
      state.addStudents(folder, [student], before);
      const saved = await state.send(() => folders.save(folder, student));
      if (saved.ok) {
        state.addStudents(folder, [student], before);
      } else {
        back = saved;
        state.removeStudent(folder, student);
      }
    }
    return back;
  }
}
