import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { FolderId } from '@glo/domain/folders/folder';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { type BulkQuestion, inTheResult } from '../../candidates/bulk/bulk-action.ts';
import { texts as bulk } from '../../candidates/bulk/texts.ts';
import type { FoldersState } from '../../candidates/folders-state.ts';
import type { CandidateList } from '../../candidates/list/candidate-list.ts';
import type {
  ActsForSelected,
  CandidateListActions,
  CandidateListMarks,
  CandidateListSource,
  IncrementalLoading,
} from '../../candidates/list/candidate-list-parts.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import type { FolderServices } from '../../candidates/folders/folder-choice.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';
import { FolderPeople } from './folder-people.ts';
import { texts } from './texts.ts';

export interface ActiveFolderOptions {
  readonly id: FolderId;
  readonly services: FolderServices;
  readonly directory: CandidateDirectory;
  readonly lists: CandidateLists;
  href(): string;
}

export class ActiveFolder implements CandidateListSource {
  readonly id: FolderId;
  readonly list: CandidateList;
  readonly people: FolderPeople;
  readonly loading: IncrementalLoading;
  readonly #href: () => string;
  readonly #state: FoldersState;
  readonly #removal: FolderRemoval;

  constructor({ id, services, directory, lists, href }: ActiveFolderOptions) {
    this.id = id;
    this.#href = href;
    this.#state = services.state;
    this.#removal = new FolderRemoval(services);
    this.people = new FolderPeople(id, services, directory);
    this.loading = this.people;
    makeAutoObservable(
      this,
      { id: false, list: false, people: false, loading: false, href: false },
      { autoBind: true },
    );
    this.list = lists.list({ source: this, marks: this.#marks(), actions: this.#actions() });
    void this.people.known.load();
  }

  get givenOrder(): string {
    return texts.givenOrder;
  }

  get label(): string {
    return this.people.folder?.name ?? '';
  }

  get fileName(): string {
    return `${this.label}, ${longDate(new Date())}`;
  }

  get href(): string {
    return this.#href();
  }

  get candidates(): readonly Candidate[] {
    return this.people.candidates;
  }

  async remove({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromOne(this.id, id);
    if (removed === null) this.list.keyboard.goBackTo(id);
    else this.#removal.offerUndo(removed, name);
  }

  async removeFromAll({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromAll(id);
    if (removed === null) this.list.keyboard.goBackTo(id);
    else this.#removal.offerUndo(removed, name);
  }

  removeSelected(): void {
    const { stood } = this.#removal;
    this.#removeSelected(texts.question(this.label), (student) =>
      this.#removal.fromOne(this.id, student, stood, inTheResult),
    );
  }

  removeSelectedFromAll(): void {
    const { stood } = this.#removal;
    this.#removeSelected(texts.questionOfAll, (student) => this.#removal.fromAll(student, stood, inTheResult));
  }

  get #forSelected(): ActsForSelected {
    const { selected, forSelected } = this.list;
    const { emailAct, folderAct, copyAct } = forSelected;
    const remove = { kind: 'remove', label: texts.remove(selected.length), press: this.removeSelected } as const;
    const fromAll = { kind: 'remove-from-all', label: texts.removeFromAll, press: this.removeSelectedFromAll } as const;
    return { main: emailAct, others: [folderAct, remove], more: [copyAct, fromAll] };
  }

  stop(): void {
    this.people.stop();
    this.list.stop();
  }

  #removeSelected(question: BulkQuestion, remove: (student: StudentId) => Promise<Removed | null>): void {
    const removed = new Map<StudentId, Removed>();
    void this.list.bulk.begin({
      ...texts.removing,
      said: (count) => (count === 1 ? candidateRemoved : bulk.removed(count)),
      question,
      run: async ({ id }) => {
        const one = await remove(id);
        if (one !== null) removed.set(id, one);
        return one === null ? 'failed' : 'done';
      },
      undo: () => ({
        ...bulk.undoing.removing,
        run: async ({ id }) => {
          const one = removed.get(id);
          return one !== undefined && (await this.#removal.putBack(one, inTheResult)) ? 'done' : 'failed';
        },
      }),
    });
  }

  #marks(): CandidateListMarks {
    return {
      wanted: [],
      of: (student) => ({
        shortlist: { state: 'remove', of: 'folders', busy: false },
        folders: this.#state.namesOf(student).filter((other) => other !== this.label),
      }),
    };
  }

  #actions(): CandidateListActions {
    return {
      profileHref: (student) => candidatePath(student),
      shortlist: (candidate) => void this.remove(candidate),
      shortlistSelected: this.removeSelected,
      shortlistLabel: texts.removeFromThis,
      forSelected: () => this.#forSelected,
      offers: (candidate) => ({ removeFromAll: () => void this.removeFromAll(candidate) }),
    };
  }
}
