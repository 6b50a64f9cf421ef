import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { alreadyShortlistedFor, folderCreated, shortlistedFor } from '@glo/domain/folders/messages';
import { required } from '@glo/domain/form/rules';
import { type Folder, type FolderId } from '@glo/domain/folders/folder';
import type { FolderKeeping } from '@glo/domain/folders/folder-keeping';
import type { Folders } from '@glo/domain/folders/folders';
import { readyToSend } from '@glo/domain/form/form';
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

/** What is left to do once the modal has closed, because it moves the focus. */
type Rest = () => void;

const nothing: Rest = () => undefined;

/** Choose Folder, for one candidate, for a selection, or to create an empty folder. */
export class FolderChoice {
  candidates: readonly Candidate[] = [];
  picked: FolderId | null = null;
  missing = false;
  /** Kept until the folder is created, also when the modal is closed. */
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
      await this.#request('adding', this.addTo(folder, candidate));
    }
  }

  /** Returns `null` after a failure. */
  async addTo({ id, name }: Folder, candidate: Candidate): Promise<Rest | null> {
    const { folders, state, notices } = this.#services;
    const saved = await folders.save(id, candidate.id);
    if (!saved.ok) {
      notices.actFailed(saved.failure);
      return null;
    }
    state.put(id, [candidate.id]);
    if (saved.value === 'added') this.#offerUndo(shortlistedFor(name), id, candidate);
    else notices.show({ text: alreadyShortlistedFor(name), detail: candidate.name, tone: 'warning' });
    return nothing;
  }

  get canCreate(): boolean {
    return this.name.rule(this.name.value) === null;
  }

  async create(): Promise<void> {
    if (this.wait.pending || !readyToSend({ name: this.name })) return;
    await this.#request('creating', this.#create(this.candidates, this.#selection));
  }

  stopWaiting(): void {
    this.wait.cancel();
    this.doing = null;
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await (this.doing === 'creating' ? this.create() : this.add());
  }

  /** Closes the modal after success, unless it was closed or opened again in the meantime. */
  async #request(doing: 'adding' | 'creating', work: Promise<Rest | null>): Promise<void> {
    this.doing = doing;
    const token = this.wait.start();
    const rest = await work;
    runInAction(() => {
      if (!this.wait.settle(token)) return rest?.();
      this.doing = null;
      if (rest !== null) this.#close(rest);
    });
  }

  async #create(candidates: readonly Candidate[], selection: SelectedCandidates | null): Promise<Rest | null> {
    const { folders, keeping, state, notices } = this.#services;
    const created = await keeping.create(
      this.name.value,
      candidates.map(({ id }) => id),
    );
    if (!created.ok) {
      const { kind, text } = created.failure;
      if (kind === 'refused' && text !== '') this.name.refuse(text);
      else notices.actFailed(created.failure);
      return null;
    }
    const folder = created.value;
    this.name.change('');
    if (folder === null) {
      // The service did not return the folder.
      void state.read();
      notices.toast(candidates.length > 0 ? folderCreated : texts.created, 'success');
      return nothing;
    }
    state.show(folder);
    state.used(folder.id);
    this.#onCreated?.(folder);
    const [candidate] = candidates;
    if (selection !== null) return () => selection.report(inNewFolder(folder, folders, state), candidates);
    if (candidate === undefined) notices.toast(texts.created, 'success');
    else this.#offerUndo(folderCreated, folder.id, candidate);
    return nothing;
  }

  #offerUndo(text: string, folder: FolderId, candidate: Candidate): void {
    const { folders, state, notices } = this.#services;
    const takeOut = async () => {
      const removed = await folders.remove(folder, candidate.id);
      if (removed.ok) state.take(folder, candidate.id);
      else notices.actFailed(removed.failure);
    };
    notices.undoable(text, () => void takeOut(), candidate.name, `${folder} ${candidate.id}`);
  }
}
