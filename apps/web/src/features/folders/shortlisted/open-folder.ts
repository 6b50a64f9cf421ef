import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { FolderId } from '@glo/domain/folders/folder';
import { longDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable } from 'mobx';
import { candidatePath } from '../../../navigation/addresses.ts';
import type { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import type { CandidateList, ListOf } from '../../candidates/list/candidate-list.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import type { FolderServices } from '../../candidates/folders/folder-choice.ts';
import { FolderRemoval, type Removed } from './folder-removal.ts';
import { FolderPeople } from './folder-people.ts';
import { texts } from './texts.ts';

export interface OpenFolderOptions {
  readonly id: FolderId;
  readonly services: FolderServices;
  readonly directory: CandidateDirectory;
  readonly lists: CandidateLists;
  readonly actions: CandidateActions;
  /** The page's address as it stands. */
  href(): string;
}

/** The folder that is open: who is in it, as a list to work on. */
export class OpenFolder {
  readonly id: FolderId;
  readonly list: CandidateList;
  readonly people: FolderPeople;
  readonly #actions: CandidateActions;
  readonly #removal: FolderRemoval;

  constructor(options: OpenFolderOptions) {
    const { id, services, directory, lists, actions } = options;
    this.id = id;
    this.#actions = actions;
    this.#removal = new FolderRemoval(services);
    this.people = new FolderPeople(id, services, directory);
    makeAutoObservable(this, { id: false, list: false, people: false }, { autoBind: true });
    this.list = lists.list(this.#listOf(options));
    void this.people.known.load();
  }

  /** Removes one from this folder. */
  async remove({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromOne(this.id, id);
    if (removed !== null) this.#removal.offerUndo([removed], name);
  }

  /** Removes one from every folder. */
  async removeFromAll({ id, name }: Candidate): Promise<void> {
    const removed = await this.#removal.fromAll(id);
    if (removed !== null) this.#removal.offerUndo([removed], name);
  }

  removeTicked(): void {
    const { stood } = this.#removal;
    this.#removeTicked((student) => this.#removal.fromOne(this.id, student, stood));
  }

  removeTickedFromAll(): void {
    const { stood } = this.#removal;
    this.#removeTicked((student) => this.#removal.fromAll(student, stood));
  }

  addTickedToFolder(): void {
    this.#actions.addTickedToFolder(this.list);
  }

  stop(): void {
    this.people.stop();
    this.list.stop();
  }

  /** One Undo for all that were removed in one pass. */
  #removeTicked(remove: (student: StudentId) => Promise<Removed | null>): void {
    let removed: Removed[] = [];
    void this.list.begin({
      ...texts.removing,
      run: async ({ id }) => {
        const one = await remove(id);
        if (one !== null) removed.push(one);
        return one === null ? 'failed' : 'done';
      },
      ended: () => {
        this.#removal.offerUndo(removed);
        removed = [];
      },
    });
  }

  #listOf({ services: { state }, actions, href }: OpenFolderOptions): ListOf {
    const { people } = this;
    const name = () => people.folder?.name ?? '';
    return {
      get label() {
        return name();
      },
      candidates: () => people.candidates,
      arrival: people,
      facts: (student) => ({
        shortlisted: state.isIn(student),
        folders: state.namesOf(student).filter((other) => other !== name()),
      }),
      href,
      profileHref: (student) => candidatePath(student),
      wanted: [],
      get fileName() {
        return `${name()}, ${longDate(new Date().toISOString())}`;
      },
      shortlist: {
        of: () => ({ state: 'remove', busy: false }),
        press: (candidate) => void this.remove(candidate),
      },
      open: (candidate) =>
        actions.open(candidate, {
          profileHref: candidatePath(candidate.id),
          onFollow: () => this.list.review(),
          removeFromAll: () => void this.removeFromAll(candidate),
        }),
    };
  }
}
