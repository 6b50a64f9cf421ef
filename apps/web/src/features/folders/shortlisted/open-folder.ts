import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { FolderId } from '@glo/domain/folders/folder';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { candidateRemoved } from '@glo/domain/shortlist/shortlist';
import { makeAutoObservable } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import { paths } from '../../../navigation/paths.ts';
import {
  addToFolder,
  type BulkQuestion,
  bulkTexts as bulk,
  type CandidateCommand,
  type CandidateList,
  type CandidateLists,
  type CandidateMarks,
  copyEmails,
  emailSelected,
  type FolderServices,
  type FoldersState,
  inTheResult,
  type ListSource,
  star,
} from '../../people/people.ts';
import { FolderPeople } from './folder-people.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';
import { texts } from './texts.ts';

export interface OpenFolderServices extends FolderServices {
  readonly directory: CandidateDirectory;
  readonly lists: CandidateLists;
}

/** The list of an open folder. */
export class OpenFolder implements ListSource {
  readonly id: FolderId;
  readonly list: CandidateList;
  readonly people: FolderPeople;
  readonly path = paths.shortlisted;
  readonly query: URLSearchParams;
  readonly wanted = [];
  readonly givenOrder = texts.givenOrder;
  readonly shortlist: CandidateCommand = {
    id: 'remove',
    label: ({ length }) => texts.remove(length),
    shortcut: { key: 's', label: texts.removeFromThis },
    run: () => this.#removeSelected(),
    runOne: (candidate) => this.remove(candidate),
  };
  readonly commands: readonly CandidateCommand[] = [
    emailSelected,
    addToFolder,
    this.shortlist,
    copyEmails,
    star,
    {
      id: 'remove-from-all',
      label: () => texts.removeFromAll,
      isInMenu: true,
      run: () => this.#removeSelectedFromAll(),
    },
  ];
  readonly #state: FoldersState;
  readonly #removal: FolderRemoval;

  constructor(id: FolderId, services: OpenFolderServices) {
    this.id = id;
    this.query = new URLSearchParams({ folder: id });
    this.#state = services.state;
    this.#removal = new FolderRemoval(services);
    this.people = new FolderPeople(id, services, services.directory);
    makeAutoObservable(this, {
      id: false,
      people: false,
      query: false,
      wanted: false,
      shortlist: false,
      commands: false,
      marksOf: false,
      profileHref: false,
    });
    this.list = services.lists.create(this);
    void this.people.known.load();
  }

  get label(): string {
    return this.people.folder?.name ?? '';
  }

  get fileName(): string {
    return `${this.label}, ${longDate(new Date())}`;
  }

  get candidates(): readonly Candidate[] {
    return this.people.candidates;
  }

  get loading() {
    return this.people;
  }

  marksOf(student: StudentId): CandidateMarks {
    return {
      shortlist: { state: 'remove', of: 'folders', busy: false },
      folders: this.#state.namesOf(student).filter((other) => other !== this.label),
    };
  }

  profileHref(student: StudentId): string {
    return candidatePath(student);
  }

  offers(candidate: Candidate): ReturnType<NonNullable<ListSource['offers']>> {
    return { removeFromAll: () => void this.removeFromAll(candidate) };
  }

  async remove({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromOne(this.id, id);
    if (removed === null) this.list.place.returnFocus(id);
    else this.#removal.offerUndo(removed, name);
  }

  async removeFromAll({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromAll(id);
    if (removed === null) this.list.place.returnFocus(id);
    else this.#removal.offerUndo(removed, name);
  }

  stop(): void {
    this.people.stop();
    this.list.stop();
  }

  #removeSelected(): void {
    const { stood } = this.#removal;
    this.#removeMany(texts.question(this.label), (student) =>
      this.#removal.fromOne(this.id, student, stood, inTheResult),
    );
  }

  #removeSelectedFromAll(): void {
    const { stood } = this.#removal;
    this.#removeMany(texts.questionOfAll, (student) => this.#removal.fromAll(student, stood, inTheResult));
  }

  #removeMany(question: BulkQuestion, remove: (student: StudentId) => Promise<Removed | null>): void {
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
}
