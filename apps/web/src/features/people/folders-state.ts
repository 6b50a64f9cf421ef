import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Folder, FolderId } from '@glo/domain/folders/folder';
import { Folders } from '@glo/domain/folders/folders';
import { foldersFailed, studentIdsFailed } from '@glo/domain/folders/messages';
import type { AccountId, StudentId } from '@glo/domain/shared/ids';
import { type Change, Tabs } from '@glo/domain/shared/tabs';
import { failure, mapOutcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Notices } from '../../state/notices.ts';
import { Resource } from '../../state/resource.ts';
import { SessionState } from '../../state/session-state.ts';
import type { CandidateMarks } from './card/card-model.ts';

interface CachedPages {
  readonly candidates: readonly Candidate[];
  readonly asked: ReadonlySet<StudentId>;
}

@injectable()
export class FoldersState {
  all: Resource<readonly Folder[]>;
  everybody: Resource<ReadonlySet<StudentId>>;
  /** Latest first, since the page was loaded. */
  recent: readonly FolderId[] = [];
  readonly cachedPages = new Map<FolderId, CachedPages>();
  readonly #folders: Folders;
  readonly #session: SessionState;
  readonly #notices: Notices;
  #of: AccountId | null = null;
  /** What was done while the folders were being read: the answer may not know of it yet. */
  #done: Edit[] = [];
  /** The screen depends on the folders: their failure is said. */
  #awaited = false;
  #marks = false;

  constructor(folders: Folders, session: SessionState, notices: Notices, tabs: Tabs) {
    this.#folders = folders;
    this.#session = session;
    this.#notices = notices;
    this.all = this.#foldersOf(null);
    this.everybody = this.#everybodyOf(null);
    makeAutoObservable(
      this,
      {
        all: observableRef,
        everybody: observableRef,
        cachedPages: false,
        isIn: false,
        namesOf: false,
        marksOf: false,
        folder: false,
      },
      { autoBind: true },
    );
    tabs.subscribe(this.#follow);
  }

  open(): void {
    this.#become(this.#session.current?.accountId ?? null);
    this.#marks = true;
    if (this.all.value !== null || this.all.request.pending) return;
    this.#awaited = false;
    void this.#load(this.all.load);
    void this.everybody.load();
  }

  async read(): Promise<void> {
    this.#become(this.#session.current?.accountId ?? null);
    this.#awaited = true;
    await this.#load(this.all.load);
  }

  leave(): void {
    this.#awaited = false;
    this.#marks = false;
  }

  isIn(student: StudentId): boolean {
    if (this.all.value === null) return this.everybody.value?.has(student) ?? false;
    return this.names.has(student);
  }

  namesOf(student: StudentId): readonly string[] {
    return this.names.get(student) ?? none;
  }

  marksOf(student: StudentId): CandidateMarks {
    const state = this.isIn(student) ? 'shortlisted' : 'shortlist';
    return { shortlist: { state, of: 'folders', busy: false }, folders: this.namesOf(student) };
  }

  folder(id: FolderId): Folder | null {
    return this.all.value?.find((folder) => folder.id === id) ?? null;
  }

  show(folder: Folder): void {
    this.#edit((all) =>
      all.some(({ id }) => id === folder.id)
        ? all.map((other) => (other.id === folder.id ? folder : other))
        : [...all, folder],
    );
  }

  put(id: FolderId, students: readonly StudentId[], before: readonly StudentId[] = none): void {
    this.#editOne(id, (now) => {
      const inside = new Set([...now, ...students]);
      const places = new Set(before);
      return [...before.filter((student) => inside.has(student)), ...[...inside].filter((one) => !places.has(one))];
    });
  }

  take(id: FolderId, student: StudentId): void {
    this.#editOne(id, (now) => now.filter((other) => other !== student));
  }

  used(id: FolderId): void {
    this.recent = [id, ...this.recent.filter((other) => other !== id)];
  }

  get lastUsed(): FolderId | null {
    return this.recent[0] ?? null;
  }

  get names(): ReadonlyMap<StudentId, readonly string[]> {
    const names = new Map<StudentId, string[]>();
    for (const { name, candidates } of this.all.value ?? []) {
      for (const student of candidates) {
        const known = names.get(student);
        if (known === undefined) names.set(student, [name]);
        else known.push(name);
      }
    }
    return names;
  }

  readonly #follow = ({ about }: Change): void => {
    if (about !== 'folders' && about !== 'return') return;
    void this.#load(this.all.refresh);
    void this.everybody.refresh();
  };

  async #load(read: () => Promise<void>): Promise<void> {
    const done = this.all.request.pending ? [...this.#done] : [];
    this.#done = done;
    await read();
    if (this.#done !== done) return;
    runInAction(() => {
      for (const edit of done) this.all.change(edit);
    });
  }

  #editOne(id: FolderId, edit: (now: readonly StudentId[]) => readonly StudentId[]): void {
    this.#edit((all) =>
      all.map((folder) => (folder.id === id ? { ...folder, candidates: edit(folder.candidates) } : folder)),
    );
  }

  #edit(edit: Edit): void {
    if (this.all.request.pending) this.#done.push(edit);
    this.all.change(edit);
  }

  #become(account: AccountId | null): void {
    if (account === this.#of) return;
    this.#of = account;
    this.all.request.cancel();
    this.everybody.request.cancel();
    this.all = this.#foldersOf(account);
    this.everybody = this.#everybodyOf(account);
    this.recent = [];
    this.cachedPages.clear();
  }

  #foldersOf(account: AccountId | null): Resource<readonly Folder[]> {
    return new Resource(
      async () => (account === null ? failure('signed-out') : this.#folders.all(account)),
      (problem) => this.#awaited && this.#notices.failed(problem, foldersFailed),
    );
  }

  #everybodyOf(account: AccountId | null): Resource<ReadonlySet<StudentId>> {
    return new Resource<ReadonlySet<StudentId>>(
      async () => {
        if (account === null) return failure('signed-out');
        return mapOutcome(await this.#folders.everybody(account), (ids) => new Set(ids));
      },
      ({ kind }) => {
        if (this.#marks && kind !== 'signed-out') this.#notices.toast(studentIdsFailed, 'error', 'student-ids');
      },
    );
  }
}

const none: readonly never[] = [];

type Edit = (all: readonly Folder[]) => readonly Folder[];
