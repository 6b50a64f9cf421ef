import type { Folder, FolderId } from '@glo/domain/folders/folders';
import type { StudentId } from '@glo/domain/shared/ids';
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

  get #reportFailure() {
    return this.#services.notices.showWriteFailure;
  }

  get currentFolders(): readonly Folder[] {
    return this.#services.state.all.value ?? [];
  }

  /** Returns `null` after a failure, which `onFailure` has received. */
  async fromOne(
    folder: FolderId,
    student: StudentId,
    foldersBefore = this.currentFolders,
    onFailure = this.#reportFailure,
  ): Promise<Removed | null> {
    const { folders, state } = this.#services;
    const before = foldersBefore.find(({ id }) => id === folder)?.candidates ?? [];
    state.removeStudent(folder, student);
    const removed = await state.send(() => folders.remove(folder, student));
    if (removed.ok) {
      // Repeated for a folder that was read in the meantime.
      state.removeStudent(folder, student);
      return { student, from: [{ folder, before }] };
    }
    state.addStudents(folder, [student], before);
    onFailure(removed.failure);
    return null;
  }

  /** Returns `null` after a failure, which `onFailure` has received. */
  async fromAll(
    student: StudentId,
    foldersBefore = this.currentFolders,
    onFailure = this.#reportFailure,
  ): Promise<Removed | null> {
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
      return { student, from };
    }
    for (const { folder, before } of places) state.addStudents(folder, [student], before);
    onFailure(removed.failure);
    return null;
  }

  offerUndo(removed: Removed, name: string): void {
    const { notices } = this.#services;
    notices.offerUndo({ text: candidateRemoved, detail: name, undo: () => void this.putBack(removed) });
  }

  /** Restores the positions. Resolves to whether all succeeded. */
  async putBack({ student, from }: Removed, onFailure = this.#reportFailure): Promise<boolean> {
    const { folders, state } = this.#services;
    let isBack = true;
    for (const { folder, before } of from) {
      state.addStudents(folder, [student], before);
      const saved = await state.send(() => folders.save(folder, student));
      if (saved.ok) {
        state.addStudents(folder, [student], before);
      } else {
        isBack = false;
        state.removeStudent(folder, student);
        onFailure(saved.failure);
      }
    }
    return isBack;
  }
}
