import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { type Folder, type FolderId, foldersFailed } from '@glo/domain/folders/folders';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable, reaction } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import type { PressGuard } from '../../../state/press/press-guard.ts';
import {
  addToFolder,
  type BulkQuestion,
  bulkTexts as bulk,
  type CandidateCommand,
  type CandidateList,
  type CandidateLists,
  type CandidateMarks,
  CandidatePages,
  commandOf,
  commonCommands,
  emailSelected,
  type FolderServices,
  type ListSource,
} from '../../candidate-list/index.ts';
import type { FilterableList, FilterPanel, FilterPanels } from '../../filter/filter-panel.ts';
import type { ListFilter } from '../../filter/list-filter.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';
import { texts } from './texts.ts';

export interface OpenFolderServices extends FolderServices {
  readonly lists: CandidateLists;
  readonly panels: FilterPanels;
  readonly presses: PressGuard;
}

/** The list of an open folder. Its candidates load page by page, in the order of the folder. */
export class OpenFolder implements ListSource, FilterableList {
  readonly id: FolderId;
  readonly list: CandidateList;
  readonly loading: CandidatePages;
  readonly panel: FilterPanel;
  readonly path = paths.shortlisted;
  readonly isFolder = true;
  readonly wanted = [];
  readonly givenOrder = texts.givenOrder;
  readonly #services: OpenFolderServices;
  readonly #removal: FolderRemoval;
  readonly #stopLoading: () => void;
  readonly #stopFilter: () => void;
  #failureText: string | undefined;

  constructor(id: FolderId, services: OpenFolderServices) {
    const { notices, lists, panels } = services;
    this.id = id;
    this.panel = panels.create(this);
    this.#services = services;
    this.#removal = new FolderRemoval(services);
    this.loading = new CandidatePages({
      ids: () => this.#ids,
      candidates: lists.services.knowledge.store.candidates,
      onFailure: (failure) => notices.showReadFailure(failure, this.#failureText),
      before: () => this.#read(),
    });
    makeAutoObservable(this, {
      id: false,
      loading: false,
      panel: false,
      isFolder: false,
      wanted: false,
      marksOf: false,
      profileHref: false,
      pressShortlist: false,
    });
    this.list = lists.create(this);
    this.#stopFilter = this.panel.start();
    void this.loading.list.load();
    // Loads the next page, or a candidate restored by Undo.
    this.#stopLoading = reaction(
      () => (this.loading.list.value === null ? [] : this.loading.unrequested),
      ({ length }) => length > 0 && this.loading.loadRest(),
    );
  }

  get folder(): Folder | null {
    return this.#services.state.folder(this.id);
  }

  get label(): string {
    return this.folder?.name ?? '';
  }

  get fileName(): string {
    return `${this.label}, ${longDate(new Date())}`;
  }

  get query(): URLSearchParams {
    return this.panel.writeTo(new URLSearchParams({ folder: this.id }));
  }

  get shortlist(): CandidateCommand {
    return addToFolder(this.list, 'shortlist');
  }

  get commands(): readonly CandidateCommand[] {
    return [
      emailSelected(this.list),
      addToFolder(this.list),
      commandOf(
        'remove',
        {
          label: ({ length }) => texts.remove(length),
          run: () => this.#removeSelected(),
          runOne: (candidate) => this.remove(candidate),
        },
        texts.removeFromThis,
      ),
      ...commonCommands(this.list),
      commandOf('removeFromAll', { isInMenu: true, run: () => this.#removeSelectedFromAll() }),
    ];
  }

  get candidates(): readonly Candidate[] {
    return this.filter.pass(this.unfiltered);
  }

  get filter(): ListFilter {
    return this.panel.filter;
  }

  get unloaded(): readonly StudentId[] {
    return this.loading.unrequested;
  }

  get unfiltered(): readonly Candidate[] {
    const known = new Map(this.loading.list.value?.map((candidate) => [candidate.id, candidate]));
    return this.#ids.map((id) => known.get(id)).filter((candidate) => candidate !== undefined);
  }

  /** Number of candidates unknown to the service. */
  get missingCount(): number {
    const { list, unrequested } = this.loading;
    if (list.value === null) return 0;
    return Math.max(0, this.#ids.length - unrequested.length - this.unfiltered.length - list.leftOut);
  }

  get #ids(): readonly StudentId[] {
    return this.folder?.candidates ?? [];
  }

  async #read(): Promise<Outcome<Folder>> {
    const { folders, state } = this.#services;
    this.#failureText = foldersFailed;
    const before = this.folder?.candidates;
    const folder = await folders.folder(this.id);
    if (!folder.ok) return folder;
    // Stale if the folder changed during the request.
    if (this.folder?.candidates === before) state.showFolder(folder.value);
    this.#failureText = undefined;
    return folder;
  }

  marksOf(student: StudentId): CandidateMarks {
    return {
      shortlist: { state: 'remove', target: 'folders', busy: false },
      folders: this.#services.state.namesOf(student, this.id),
    };
  }

  profileHref(student: StudentId): string {
    return candidatePath(student);
  }

  offers(candidate: Candidate): ReturnType<NonNullable<ListSource['offers']>> {
    return { removeFromAll: () => void this.removeFromAll(candidate) };
  }

  pressShortlist(candidate: Candidate): void {
    void this.remove(candidate);
  }

  async remove(candidate: Candidate): Promise<void> {
    const { id } = candidate;
    if (!this.#accepts([id])) return;
    this.#removed(candidate, await this.#removal.fromOne(this.id, id));
  }

  async removeFromAll(candidate: Candidate): Promise<void> {
    const { id } = candidate;
    if (!this.#accepts([id])) return;
    this.#removed(candidate, await this.#removal.fromAll(id));
  }

  #removed(candidate: Candidate, removed: Outcome<Removed>): void {
    if (removed.ok) return this.#removal.offerUndo(removed.value, nameOf(candidate));
    this.#services.notices.showWriteFailure(removed.failure);
    this.list.place.returnFocus(candidate.id);
  }

  stop(): void {
    this.#stopLoading();
    this.#stopFilter();
    this.loading.stop();
    this.list.stop();
  }

  #accepts(students: readonly StudentId[]): boolean {
    return this.#services.presses.accepts('remove', students);
  }

  #removeSelected(): void {
    const { currentFolders } = this.#removal;
    this.#removeMany(texts.question(this.label), (student) => this.#removal.fromOne(this.id, student, currentFolders));
  }

  #removeSelectedFromAll(): void {
    const { currentFolders } = this.#removal;
    this.#removeMany(texts.questionOfAll, (student) => this.#removal.fromAll(student, currentFolders));
  }

  #removeMany(question: BulkQuestion, remove: (student: StudentId) => Promise<Outcome<Removed>>): void {
    if (!this.#accepts(this.list.selected.map(({ id }) => id))) return;
    const removed = new Map<StudentId, Removed>();
    void this.list.bulk.start({
      ...texts.removing,
      doneText: (count) => (count === 1 ? candidateRemoved : bulk.removed(count)),
      question,
      run: async ({ id }) => {
        const one = await remove(id);
        if (one.ok) removed.set(id, one.value);
        return mapOutcome(one, () => 'done');
      },
      undo: () => ({
        ...bulk.undoing.removing,
        run: async ({ id }) => {
          const one = removed.get(id);
          return one === undefined ? success('already') : await this.#removal.putBack(one);
        },
      }),
    });
  }
}
