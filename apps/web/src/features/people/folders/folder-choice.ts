import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { alreadyShortlistedFor, folderCreated, shortlistedFor } from '@glo/domain/folders/messages';
import { required } from '@glo/domain/form/rules';
import { type Folder, type FolderId } from '@glo/domain/folders/folder';
import type { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import type { Folders, Saved } from '@glo/domain/folders/folders';
import { readyToSend } from '@glo/domain/form/form';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { formField } from '../../../state/fields/form-field.ts';
import type { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { type BulkAction, many } from '../bulk/bulk-operation.ts';
import { addingToFolder, inNewFolder } from './adding-to-folder.ts';
import type { FoldersState } from '../folders-state.ts';
import { texts } from './texts.ts';

export interface FolderServices {
  readonly folders: Folders;
  readonly keeping: FolderKeeping;
  readonly state: FoldersState;
  readonly notices: Notices;
}

export interface SelectedCandidates {
  readonly selected: readonly Candidate[];
  begin(action: BulkAction): Promise<void>;
  report(action: BulkAction, candidates: readonly Candidate[]): void;
}

export class FolderChoice {
  candidates: readonly Candidate[] = [];
  picked: FolderId | null = null;
  missing = false;
  /** Stays until a folder of this name was made: nothing that was typed is lost. */
  readonly name = formField<string>('', required(texts.enterName), true, cleanLine);
  readonly wait = new PendingRequest();
  doing: 'adding' | 'creating' | null = null;
  readonly #services: FolderServices;
  readonly #close: (then?: () => void) => void;
  #selection: SelectedCandidates | null = null;
  #onCreated: ((folder: Folder) => void) | null = null;

  constructor(services: FolderServices, close: (then?: () => void) => void) {
    this.#services = services;
    this.#close = close;
    makeAutoObservable(this, { candidates: observableRef, name: false, wait: false }, { autoBind: true });
  }

  openFor(candidate: Candidate): void {
    this.#open([candidate]);
  }

  openForSelected(selection: SelectedCandidates): void {
    this.#open(selection.selected);
    this.#selection = selection;
  }

  openForNew(onCreated: (folder: Folder) => void): void {
    this.#open([]);
    this.#onCreated = onCreated;
  }

  #open(candidates: readonly Candidate[]): void {
    const { state } = this.#services;
    this.candidates = candidates;
    this.#selection = null;
    this.#onCreated = null;
    this.missing = false;
    this.doing = null;
    this.wait.cancel();
    this.picked = this.lastUsedFor(candidates)?.id ?? null;
    if (candidates.length > 0) void state.read();
  }

  lastUsedFor(candidates: readonly Candidate[]): Folder | null {
    const { state } = this.#services;
    const last = state.lastUsed === null ? null : state.folder(state.lastUsed);
    const inside = new Set(last?.candidates);
    return candidates.every(({ id }) => inside.has(id)) ? null : last;
  }

  async addTo(folder: Folder, candidate: Candidate): Promise<void> {
    const saved = await this.#services.folders.save(folder.id, candidate.id);
    runInAction(() => this.#saved(folder, candidate, saved));
  }

  get folders() {
    return this.#services.state.all;
  }

  read(): void {
    void this.#services.state.read();
  }

  insideOf({ id }: Folder): number {
    return this.inside.get(id) ?? 0;
  }

  get inside(): ReadonlyMap<FolderId, number> {
    const chosen = new Set(this.candidates.map(({ id }) => id));
    const folders = this.folders.value ?? [];
    return new Map(folders.map(({ id, candidates }) => [id, candidates.filter((one) => chosen.has(one)).length]));
  }

  /** Folders that hold the candidates, then recently used ones, then the rest in the service's order. */
  get ordered(): readonly Folder[] {
    const { recent } = this.#services.state;
    const rank = ({ id }: Folder) => {
      if ((this.inside.get(id) ?? 0) > 0) return -1;
      return recent.includes(id) ? recent.indexOf(id) : recent.length;
    };
    return (this.folders.value ?? []).toSorted((one, other) => rank(one) - rank(other));
  }

  get areMany(): boolean {
    return this.candidates.length > many;
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
    const selection = this.#selection;
    if (selection !== null) {
      this.#close(() => void selection.begin(addingToFolder(folder, folders, state)));
    } else if (candidate !== undefined) {
      await this.#ask('adding', folders.save(folder.id, candidate.id), (saved) =>
        this.#saved(folder, candidate, saved),
      );
    }
  }

  get canCreate(): boolean {
    return this.name.rule(this.name.value) === null;
  }

  async create(): Promise<void> {
    if (this.wait.pending || !readyToSend({ name: this.name })) return;
    const { candidates } = this;
    const selection = this.#selection;
    const ids = candidates.map(({ id }) => id);
    await this.#ask('creating', this.#services.keeping.create(this.name.value, ids), (made) =>
      this.#created(made, candidates, selection),
    );
  }

  stopWaiting(): void {
    this.wait.cancel();
    this.doing = null;
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await (this.doing === 'creating' ? this.create() : this.add());
  }

  /** The result is always reported; the modal closes only while it waits for it. `done`: what is left to do; null when it failed. */
  async #ask<T>(
    doing: 'adding' | 'creating',
    asked: Promise<Outcome<T>>,
    done: (answer: Outcome<T>) => (() => void) | null,
  ): Promise<void> {
    this.doing = doing;
    const token = this.wait.start();
    const answer = await asked;
    runInAction(() => {
      const isAwaited = this.wait.settle(token);
      if (isAwaited) this.doing = null;
      const then = done(answer);
      if (then !== null && isAwaited) this.#close(then);
      else then?.();
    });
  }

  #saved(folder: Folder, candidate: Candidate, saved: Outcome<Saved>): (() => void) | null {
    const { state, notices } = this.#services;
    const { id, name } = folder;
    if (!saved.ok) {
      notices.actFailed(saved.failure);
      return null;
    }
    state.put(id, [candidate.id]);
    if (saved.value === 'added') this.#offerUndo(shortlistedFor(name), folder, candidate);
    else notices.show({ text: alreadyShortlistedFor(name), detail: candidate.name, tone: 'warning' });
    return nothing;
  }

  #offerUndo(text: string, { id }: Folder, candidate: Candidate): void {
    const { folders, state, notices } = this.#services;
    const takeOut = async () => {
      const removed = await folders.remove(id, candidate.id);
      if (removed.ok) state.take(id, candidate.id);
      else notices.actFailed(removed.failure);
    };
    notices.undoable(text, () => void takeOut(), candidate.name, `${id} ${candidate.id}`);
  }

  #created(
    made: Outcome<Folder | null>,
    candidates: readonly Candidate[],
    selection: SelectedCandidates | null,
  ): (() => void) | null {
    const { folders, state, notices } = this.#services;
    if (!made.ok) {
      const { kind, text } = made.failure;
      if (kind === 'refused' && text !== '') this.name.refuse(text);
      else notices.actFailed(made.failure);
      return null;
    }
    const folder = made.value;
    this.name.change('');
    if (folder === null) void state.read();
    else {
      state.show(folder);
      state.used(folder.id);
      this.#onCreated?.(folder);
    }
    if (selection !== null && folder !== null) {
      return () => selection.report(inNewFolder(folder, folders, state), candidates);
    }
    const [candidate] = candidates;
    if (folder !== null && candidate !== undefined) this.#offerUndo(folderCreated, folder, candidate);
    else notices.toast(candidates.length > 0 ? folderCreated : texts.created, 'success');
    return nothing;
  }
}

const nothing = (): void => undefined;
