import type { Folder, FolderId } from '@glo/domain/folders/folders';
import type { StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
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
    const places = foldersBefore.filter(({ id }) => id === folder);
    return await this.#remove(student, places, async () =>
      mapOutcome(await this.#services.folders.remove(folder, student), () => [folder]),
    );
  }

  async fromAll(student: StudentId, foldersBefore = this.currentFolders): Promise<Outcome<Removed>> {
    const places = foldersBefore.filter(({ candidates }) => candidates.includes(student));
    return await this.#remove(student, places, () => this.#services.keeping.removeFromAll(student));
  }

  /** `send` resolves to the folders that had the student. */
  async #remove(
    student: StudentId,
    places: readonly Folder[],
    send: () => Promise<Outcome<readonly FolderId[]>>,
  ): Promise<Outcome<Removed>> {
    const { state } = this.#services;
    for (const { id } of places) state.removeStudent(id, student);
    const removed = await state.send(send);
    if (!removed.ok) {
      for (const { id, candidates } of places) state.addStudents(id, [student], candidates);
      return removed;
    }
    // Repeated for folders that were read in the meantime.
    for (const folder of removed.value) state.removeStudent(folder, student);
    const before = new Map(places.map(({ id, candidates }) => [id, candidates]));
    return success({ student, from: removed.value.map((folder) => ({ folder, before: before.get(folder) ?? [] })) });
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
