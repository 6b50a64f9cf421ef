import type { Candidate } from '@glo/domain/candidates/candidate';
import { alreadyShortlistedFor, folderCreated, shortlistedFor } from '@glo/domain/folders/messages';
import { type Folder, type FolderId, isFolderName } from '@glo/domain/folders/folder';
import type { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import type { Folders, Saved } from '@glo/domain/folders/folders';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import type { BulkAction } from '../bulk/bulk-operation.ts';
import { addingToFolder } from './adding-to-folder.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

export interface FolderServices {
  readonly folders: Folders;
  readonly keeping: FolderKeeping;
  readonly state: FoldersState;
  readonly notices: Notices;
}

/** A list with ticked candidates: they are added one by one, and their progress shows there. */
export interface SelectableList {
  readonly selected: readonly Candidate[];
  begin(act: BulkAction): Promise<void>;
  clearSelection(): void;
}

/** The folder modal (specification 2): one or many candidates go into a folder that is there, or into a new one. */
export class FolderChoice {
  candidates: readonly Candidate[] = [];
  picked: FolderId | null = null;
  /** Add to Folder was pressed with none picked. */
  missing = false;
  /** Stays until a folder of this name was made: nothing that was typed is lost. */
  readonly name = formField('', (name) => (isFolderName(name) ? null : texts.enterName));
  readonly wait = new PendingRequest();
  doing: 'adding' | 'creating' | null = null;
  readonly #services: FolderServices;
  readonly #close: () => void;
  #list: SelectableList | null = null;
  #onCreated: ((folder: Folder) => void) | null = null;

  /** `close`: it is done or was cancelled. */
  constructor(services: FolderServices, close: () => void) {
    this.#services = services;
    this.#close = close;
    makeAutoObservable(this, { candidates: observableRef, name: false, wait: false }, { autoBind: true });
  }

  /** For one candidate. */
  openFor(candidate: Candidate): void {
    this.#open([candidate]);
  }

  /** For all that are ticked. */
  openForSelected(list: SelectableList): void {
    this.#open(list.selected);
    this.#list = list;
  }

  /** Without a candidate: only makes a new folder. */
  openForNew(onCreated: (folder: Folder) => void): void {
    this.#open([]);
    this.#onCreated = onCreated;
  }

  #open(candidates: readonly Candidate[]): void {
    const { state } = this.#services;
    this.candidates = candidates;
    this.#list = null;
    this.#onCreated = null;
    this.missing = false;
    this.doing = null;
    this.wait.cancel();
    const last = state.lastUsed === null ? null : state.folder(state.lastUsed);
    this.picked = last !== null && this.insideOf(last) < candidates.length ? last.id : null;
    if (candidates.length > 0) void state.read();
  }

  get folders() {
    return this.#services.state.all;
  }

  read(): void {
    void this.#services.state.read();
  }

  /** How many of the candidates are in a folder already. */
  insideOf({ id }: Folder): number {
    return this.inside.get(id) ?? 0;
  }

  get inside(): ReadonlyMap<FolderId, number> {
    const chosen = new Set(this.candidates.map(({ id }) => id));
    const folders = this.folders.value ?? [];
    return new Map(folders.map(({ id, candidates }) => [id, candidates.filter((one) => chosen.has(one)).length]));
  }

  pick(id: FolderId): void {
    this.picked = id;
    this.missing = false;
  }

  async add(): Promise<void> {
    if (this.wait.pending) return;
    const { state, folders } = this.#services;
    const folder = this.picked === null ? null : state.folder(this.picked);
    if (folder === null) {
      this.missing = true;
      return;
    }
    state.used(folder.id);
    const [candidate] = this.candidates;
    if (this.#list !== null) {
      this.#close();
      await this.#list.begin(addingToFolder(folder.id, folders, state));
    } else if (candidate !== undefined) {
      await this.#ask('adding', folders.save(folder.id, candidate.id), (saved) =>
        this.#saved(folder, candidate, saved),
      );
    }
  }

  get canCreate(): boolean {
    return isFolderName(this.name.value);
  }

  async create(): Promise<void> {
    if (this.wait.pending) return;
    // What the service said of it may be over by now.
    this.name.change(this.name.value);
    this.name.reveal();
    if (!this.name.valid) return;
    const ids = this.candidates.map(({ id }) => id);
    await this.#ask('creating', this.#services.keeping.create(this.name.value, ids), (made) => this.#created(made));
  }

  /** What was asked for still counts when it comes. */
  stopWaiting(): void {
    this.wait.cancel();
    this.doing = null;
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await (this.doing === 'creating' ? this.create() : this.add());
  }

  /** The result is always reported; the modal closes only while it waits for it. */
  async #ask<T>(
    doing: 'adding' | 'creating',
    asked: Promise<Outcome<T>>,
    done: (answer: Outcome<T>) => boolean,
  ): Promise<void> {
    this.doing = doing;
    const token = this.wait.start();
    const answer = await asked;
    runInAction(() => {
      const isAwaited = this.wait.settle(token);
      if (isAwaited) this.doing = null;
      if (done(answer) && isAwaited) this.#close();
    });
  }

  #saved({ id, name }: Folder, candidate: Candidate, saved: Outcome<Saved>): boolean {
    const { state, notices } = this.#services;
    if (!saved.ok) {
      notices.actFailed(saved.failure);
      return false;
    }
    state.put(id, [candidate.id]);
    if (saved.value === 'added') notices.toastAbout(candidate.name, shortlistedFor(name), 'success');
    else notices.toastAbout(candidate.name, alreadyShortlistedFor(name), 'warning');
    return true;
  }

  #created(made: Outcome<Folder | null>): boolean {
    const { state, notices } = this.#services;
    if (!made.ok) {
      const { kind, text } = made.failure;
      if (kind === 'refused' && text !== '') this.name.refuse(text);
      else notices.actFailed(made.failure);
      return false;
    }
    const withCandidates = this.candidates.length > 0;
    this.name.change('');
    notices.toast(withCandidates ? folderCreated : texts.created, 'success');
    if (made.value === null) void state.read();
    else {
      state.show(made.value);
      state.used(made.value.id);
      this.#onCreated?.(made.value);
    }
    this.#list?.clearSelection();
    return true;
  }
}
