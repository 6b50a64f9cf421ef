import type { Folder, FolderId } from '@glo/domain/folders/folders';
import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import { ServiceStore } from '../../state/store/service-store.ts';
import type { CandidateMarks } from './card/card-model.ts';

/** Marks candidates that are in folders, and shows changes of folders on all screens. The store keeps the folders. */
@injectable()
export class FoldersState {
  /** Latest first, since the page was loaded. */
  recent: readonly FolderId[] = [];
  readonly #store: ServiceStore;

  constructor(store: ServiceStore, session: SessionState) {
    this.#store = store;
    makeAutoObservable(
      this,
      { recent: observableRef, isIn: false, namesOf: false, marksOf: false, folder: false },
      { autoBind: true },
    );
    session.onOwnerChange(() => (this.recent = []));
  }

  get all(): Resource<readonly Folder[]> {
    return this.#store.folders;
  }

  /** A screen marks candidates in folders. Returns the clean-up. */
  open(): () => void {
    const isKnown = this.all.value !== null;
    const closeFolders = this.all.open(true);
    const closeIds = isKnown ? null : this.#store.studentsInFolders.open();
    return () => {
      closeFolders();
      closeIds?.();
    };
  }

  /** A screen lists the folders. Reads them again. Returns the clean-up. */
  openAll(): () => void {
    const { all } = this;
    const close = all.open();
    if (!all.request.pending) void all.load();
    return close;
  }

  /** Sends a change of folders, which the caller shows. See `Resource.edit`. */
  async send<R>(request: () => Promise<R>): Promise<R> {
    return await this.all.edit((folders) => folders, request);
  }

  isIn(student: StudentId): boolean {
    if (this.all.value === null) return this.#store.studentsInFolders.value?.has(student) ?? false;
    return this.foldersOf.has(student);
  }

  namesOf(student: StudentId, except?: FolderId): readonly string[] {
    return (this.foldersOf.get(student) ?? none).filter(({ id }) => id !== except).map(({ name }) => name);
  }

  marksOf(student: StudentId): CandidateMarks {
    const state = this.isIn(student) ? 'shortlisted' : 'shortlist';
    return { shortlist: { state, target: 'folders', busy: false }, folders: this.namesOf(student) };
  }

  folder(id: FolderId): Folder | null {
    return this.all.value?.find((folder) => folder.id === id) ?? null;
  }

  showFolder(folder: Folder): void {
    this.all.change((all) =>
      all.some(({ id }) => id === folder.id)
        ? all.map((other) => (other.id === folder.id ? folder : other))
        : [...all, folder],
    );
  }

  /** `before`: restores the position of the students in this earlier list. */
  addStudents(id: FolderId, students: readonly StudentId[], before: readonly StudentId[] = none): void {
    this.#editOne(id, (now) => {
      const inside = new Set([...now, ...students]);
      const places = new Set(before);
      return [...before.filter((student) => inside.has(student)), ...[...inside].filter((one) => !places.has(one))];
    });
  }

  removeStudent(id: FolderId, student: StudentId): void {
    this.#editOne(id, (now) => now.filter((other) => other !== student));
  }

  markUsed(id: FolderId): void {
    this.recent = [id, ...this.recent.filter((other) => other !== id)];
  }

  get foldersOf() {
    const folders = this.all.value ?? [];
    return Map.groupBy(
      folders.flatMap(({ id, name, candidates }) => candidates.map((student) => ({ student, id, name }))),
      ({ student }) => student,
    );
  }

  #editOne(id: FolderId, edit: (now: readonly StudentId[]) => readonly StudentId[]): void {
    this.all.change((all) =>
      all.map((folder) => (folder.id === id ? { ...folder, candidates: edit(folder.candidates) } : folder)),
    );
  }
}

const none: readonly never[] = [];
