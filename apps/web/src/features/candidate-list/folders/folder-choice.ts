import { nameOf } from '@glo/domain/candidates/identity';
import { cleanLine } from '@glo/domain/shared/clean-text';
import type { Candidate } from '@glo/domain/candidates/candidate';
import { required } from '@glo/domain/form/rules';
import {
  alreadyShortlistedFor,
  type Folder,
  folderCreated,
  type FolderId,
  shortlistedFor,
} from '@glo/domain/folders/folders';
import { readyToSend } from '@glo/domain/form/form';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../../state/action.ts';
import { formField } from '../../../state/fields/form-fields.ts';
import type { BulkRunner } from '../bulk/bulk-runner.ts';
import { addingToFolder, creatingFolder, type FolderServices } from './adding-to-folder.ts';
import { texts } from './texts.ts';

export type SelectedCandidates = Pick<BulkRunner, 'selected' | 'start' | 'report'>;

interface Added {
  readonly folder: Folder;
  readonly candidate: Candidate;
}

interface Opened {
  readonly candidates: readonly Candidate[];
  readonly selection: SelectedCandidates | null;
}

interface Created {
  readonly ok: boolean;
  /** Runs once the modal has closed, because it moves the focus. */
  readonly rest?: () => void;
}

/** Choose Folder, for one candidate, for a selection, or to create an empty folder. */
export class FolderChoice {
  candidates: readonly Candidate[] = [];
  picked: FolderId | null = null;
  missing = false;
  /** Kept until the folder is created, also when the modal is closed. */
  readonly name = formField<string>('', required(texts.enterName), true, cleanLine);
  readonly adding: Action<Outcome<unknown>, Added>;
  readonly creating: Action<Created, Opened>;
  readonly #services: FolderServices;
  readonly #close: (then?: () => void) => void;
  #selection: SelectedCandidates | null = null;
  #onCreated: ((folder: Folder) => void) | null = null;
  #closeFolders: () => void = () => undefined;

  constructor(services: FolderServices, close: (then?: () => void) => void) {
    this.#services = services;
    this.#close = close;
    this.adding = new Action({
      prepare: () => this.#prepareAdding(),
      send: ({ folder, candidate }) => this.addTo(folder, candidate),
      onDone: () => close(),
      onFailed: () => undefined,
    });
    this.creating = new Action({
      prepare: () => this.#prepareCreating(),
      send: (opened, stop) => this.#create(opened, stop),
      onDone: ({ rest }) => close(rest),
      onFailed: () => undefined,
    });
    makeAutoObservable(this, { candidates: observableRef, name: false }, { autoBind: true });
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
    this.adding.cancel();
    this.creating.cancel();
    this.picked = this.lastUsedFor(candidates)?.id ?? null;
    this.#closeFolders();
    if (candidates.length > 0) this.#closeFolders = state.openAll();
  }

  lastUsedFor(candidates: readonly Candidate[]): Folder | null {
    const { state } = this.#services;
    const [id] = state.recent;
    const last = id === undefined ? null : state.folder(id);
    const inside = new Set(last?.candidates);
    return candidates.every((candidate) => inside.has(candidate.id)) ? null : last;
  }

  get folders() {
    return this.#services.state.all;
  }

  close(): void {
    this.#closeFolders();
    this.#closeFolders = () => undefined;
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

  pick(id: FolderId): void {
    this.picked = id;
    this.missing = false;
  }

  /** Adds a selection without a request of its own, because the bulk action has its own progress. */
  #prepareAdding(): Added | null {
    if (this.creating.pending) return null;
    const { state } = this.#services;
    const folder = this.picked === null ? null : state.folder(this.picked);
    if (folder === null) {
      this.missing = true;
      return null;
    }
    state.markUsed(folder.id);
    const [candidate] = this.candidates;
    const selection = this.#selection;
    if (selection === null) return candidate === undefined ? null : { folder, candidate };
    this.#close(() => void selection.start(addingToFolder(folder, this.#services)));
    return null;
  }

  async addTo({ id, name }: Folder, candidate: Candidate): Promise<Outcome<unknown>> {
    const { folders, state, notices } = this.#services;
    const saved = await state.send(() => folders.save(id, candidate.id));
    if (!saved.ok) {
      notices.showWriteFailure(saved.failure);
      return saved;
    }
    state.addStudents(id, [candidate.id]);
    if (saved.value === 'added') this.#offerUndo(shortlistedFor(name), id, candidate);
    else notices.show({ text: alreadyShortlistedFor(name), detail: nameOf(candidate), tone: 'warning' });
    return saved;
  }

  get canCreate(): boolean {
    return this.name.rule(this.name.value) === null;
  }

  #prepareCreating(): Opened | null {
    if (this.adding.pending || !readyToSend({ name: this.name })) return null;
    return { candidates: this.candidates, selection: this.#selection };
  }

  async #create({ candidates, selection }: Opened, stop: AbortSignal): Promise<Created> {
    const { keeping, state, notices } = this.#services;
    const students = candidates.map(({ id }) => id);
    const created = await state.send(() => keeping.create(this.name.value, students));
    if (!created.ok) {
      const { kind, text } = created.failure;
      if (kind === 'refused' && text !== '') this.name.refuse(text);
      else notices.showWriteFailure(created.failure);
      return created;
    }
    const folder = created.value;
    this.name.change('');
    if (folder === null) {
      // The service did not return the folder.
      state.all.becomeStale();
      notices.showToast(candidates.length > 0 ? folderCreated : texts.created, 'success');
      return created;
    }
    state.showFolder(folder);
    state.markUsed(folder.id);
    this.#onCreated?.(folder);
    const [candidate] = candidates;
    if (selection !== null) {
      const report = () => selection.report(creatingFolder(folder, this.#services), candidates);
      if (!stop.aborted) return { ok: true, rest: report };
      report();
    } else if (candidate === undefined) notices.showToast(texts.created, 'success');
    else this.#offerUndo(folderCreated, folder.id, candidate);
    return created;
  }

  #offerUndo(text: string, folder: FolderId, candidate: Candidate): void {
    const { folders, state, notices } = this.#services;
    const remove = async () => {
      const removed = await state.send(() => folders.remove(folder, candidate.id));
      if (removed.ok) state.removeStudent(folder, candidate.id);
      else notices.showWriteFailure(removed.failure);
    };
    const key = `${folder} ${candidate.id}`;
    notices.offerUndo({ key, text, detail: nameOf(candidate), undo: () => void remove() });
  }
}
