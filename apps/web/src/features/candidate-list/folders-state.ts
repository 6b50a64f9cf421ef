import { type Folder, type FolderId, Folders, foldersFailed, studentIdsFailed } from '@glo/domain/folders/folders';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { failure, mapOutcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import type { CandidateMarks } from './card/card-model.ts';

/** The recruiter's folders, shared by all screens. Changes show before the service confirms them. */
@injectable()
export class FoldersState {
  all: Resource<readonly Folder[]>;
  /** Students in any folder, which arrive before the folders. */
  studentIds: Resource<ReadonlySet<StudentId>>;
  /** Latest first, since the page was loaded. */
  recent: readonly FolderId[] = [];
  readonly #folders: Folders;
  readonly #session: SessionState;
  readonly #notices: Notices;
  #account: AccountId | null = null;
  /** Changes during a request, repeated on its response, which may not include them. */
  #edits: Edit[] = [];
  /** The screen shows folders: report their failure. */
  #areFoldersShown = false;
  /** The screen marks candidates in folders: report the failure of their ids. */
  #areMarksShown = false;

  constructor(folders: Folders, session: SessionState, notices: Notices, tabs: Tabs) {
    this.#folders = folders;
    this.#session = session;
    this.#notices = notices;
    this.all = this.#foldersOf(null);
    this.studentIds = this.#studentIdsOf(null);
    makeAutoObservable(
      this,
      {
        all: observableRef,
        studentIds: observableRef,
        isIn: false,
        namesOf: false,
        marksOf: false,
        folder: false,
      },
      { autoBind: true },
    );
    tabs.subscribe(this.#onTabChange);
  }

  open(): void {
    this.#useAccount(this.#session.current?.accountId ?? null);
    this.#areMarksShown = true;
    if (this.all.value !== null || this.all.request.pending) return;
    this.#areFoldersShown = false;
    void this.#load(this.all.load);
    void this.studentIds.load();
  }

  async read(): Promise<void> {
    this.#useAccount(this.#session.current?.accountId ?? null);
    this.#areFoldersShown = true;
    await this.#load(this.all.load);
  }

  leave(): void {
    this.#areFoldersShown = false;
    this.#areMarksShown = false;
  }

  isIn(student: StudentId): boolean {
    if (this.all.value === null) return this.studentIds.value?.has(student) ?? false;
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
    this.#edit((all) =>
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

  get lastUsed(): FolderId | null {
    return this.recent[0] ?? null;
  }

  get foldersOf(): ReadonlyMap<StudentId, readonly Folder[]> {
    const folders = new Map<StudentId, Folder[]>();
    for (const folder of this.all.value ?? []) {
      for (const student of folder.candidates) {
        const known = folders.get(student);
        if (known === undefined) folders.set(student, [folder]);
        else known.push(folder);
      }
    }
    return folders;
  }

  readonly #onTabChange = ({ about }: Change): void => {
    if (about !== 'folders' && about !== 'return') return;
    void this.#load(this.all.refresh);
    void this.studentIds.refresh();
  };

  async #load(read: () => Promise<void>): Promise<void> {
    const edits = this.all.request.pending ? [...this.#edits] : [];
    this.#edits = edits;
    await read();
    // A later request repeats them.
    if (this.#edits !== edits) return;
    runInAction(() => {
      for (const edit of edits) this.all.change(edit);
    });
  }

  #editOne(id: FolderId, edit: (now: readonly StudentId[]) => readonly StudentId[]): void {
    this.#edit((all) =>
      all.map((folder) => (folder.id === id ? { ...folder, candidates: edit(folder.candidates) } : folder)),
    );
  }

  #edit(edit: Edit): void {
    if (this.all.request.pending) this.#edits.push(edit);
    this.all.change(edit);
  }

  #useAccount(account: AccountId | null): void {
    if (account === this.#account) return;
    this.#account = account;
    this.all.request.cancel();
    this.studentIds.request.cancel();
    this.all = this.#foldersOf(account);
    this.studentIds = this.#studentIdsOf(account);
    this.recent = [];
  }

  #foldersOf(account: AccountId | null): Resource<readonly Folder[]> {
    return new Resource(
      async () => (account === null ? failure('signed-out') : this.#folders.all(account)),
      (problem) => this.#areFoldersShown && this.#notices.showReadFailure(problem, foldersFailed),
    );
  }

  #studentIdsOf(account: AccountId | null): Resource<ReadonlySet<StudentId>> {
    return new Resource<ReadonlySet<StudentId>>(
      async () => {
        if (account === null) return failure('signed-out');
        return mapOutcome(await this.#folders.studentIds(account), (ids) => new Set(ids));
      },
      ({ kind }) => {
        if (this.#areMarksShown && kind !== 'signed-out')
          this.#notices.showToast(studentIdsFailed, 'error', 'student-ids');
      },
    );
  }
}

const none: readonly never[] = [];

type Edit = (all: readonly Folder[]) => readonly Folder[];
