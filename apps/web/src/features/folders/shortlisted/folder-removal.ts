import type { Folder, FolderId } from '@glo/domain/folders/folder';
import type { StudentId } from '@glo/domain/shared/ids';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import type { FolderServices } from '../../people/people.ts';

export interface Removed {
  readonly student: StudentId;
  readonly from: readonly { readonly folder: FolderId; readonly before: readonly StudentId[] }[];
}

/** Optimistic removal with rollback and Undo. `stood`: the folders before the operation, to restore positions. */
export class FolderRemoval {
  readonly #services: FolderServices;

  constructor(services: FolderServices) {
    this.#services = services;
  }

  get #tell() {
    return this.#services.notices.actFailed;
  }

  get stood(): readonly Folder[] {
    return this.#services.state.all.value ?? [];
  }

  /** Returns `null` after a failure, which `tell` has received. */
  async fromOne(folder: FolderId, student: StudentId, stood = this.stood, tell = this.#tell): Promise<Removed | null> {
    const { folders, state } = this.#services;
    const before = stood.find(({ id }) => id === folder)?.candidates ?? [];
    state.take(folder, student);
    const removed = await folders.remove(folder, student);
    if (removed.ok) {
      // Repeated for folders loaded in the meantime.
      state.take(folder, student);
      return { student, from: [{ folder, before }] };
    }
    state.put(folder, [student], before);
    tell(removed.failure);
    return null;
  }

  /** Returns `null` after a failure, which `tell` has received. */
  async fromAll(student: StudentId, stood = this.stood, tell = this.#tell): Promise<Removed | null> {
    const { keeping, state } = this.#services;
    const places = stood
      .filter(({ candidates }) => candidates.includes(student))
      .map(({ id, candidates }) => ({ folder: id, before: candidates }));
    for (const { folder } of places) state.take(folder, student);
    const removed = await keeping.removeFromAll(student);
    if (removed.ok) {
      for (const folder of removed.value) state.take(folder, student);
      const from = removed.value.map((folder) => ({
        folder,
        before: places.find((place) => place.folder === folder)?.before ?? [],
      }));
      return { student, from };
    }
    for (const { folder, before } of places) state.put(folder, [student], before);
    tell(removed.failure);
    return null;
  }

  offerUndo(removed: Removed, name: string): void {
    this.#services.notices.undoable(candidateRemoved, () => void this.putBack(removed), name);
  }

  /** Restores the positions. Resolves to whether all succeeded. */
  async putBack({ student, from }: Removed, tell = this.#tell): Promise<boolean> {
    const { folders, state } = this.#services;
    let isBack = true;
    for (const { folder, before } of from) {
      state.put(folder, [student], before);
      const saved = await folders.save(folder, student);
      if (saved.ok) {
        state.put(folder, [student], before);
      } else {
        isBack = false;
        state.take(folder, student);
        tell(saved.failure);
      }
    }
    return isBack;
  }
}
