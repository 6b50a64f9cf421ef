import type { Candidate, CandidateDirectory } from '@glo/domain/candidates';
import { type Folder, type FolderId, studentIdsFailed } from '@glo/domain/folders';
import { longDate, type Outcome, type StudentId, success } from '@glo/domain/shared';
import { makeAutoObservable, reaction } from 'mobx';
import { candidatePath } from '../../../navigation/paths.ts';
import { Resource } from '../../../state/resource.ts';
import type { CandidateActions } from '../../candidates/actions/candidate-actions.ts';
import type { CandidateList, ListOf } from '../../candidates/list/candidate-list.ts';
import type { CandidateLists } from '../../candidates/list/candidate-lists.ts';
import type { FolderServices } from '../folder-choice.ts';
import { FolderRemoval, type Removed } from '../folder-removal.ts';

export interface OpenFolderOptions {
  readonly id: FolderId;
  readonly services: FolderServices;
  readonly directory: CandidateDirectory;
  readonly lists: CandidateLists;
  readonly actions: CandidateActions;
  /** The page's address as it stands. */
  href(): string;
}

type People = ReadonlyMap<StudentId, Candidate | null>;

/** The folder that is open: who is in it, as a list to work on. */
export class OpenFolder {
  readonly id: FolderId;
  readonly list: CandidateList;
  /** Who was asked for; null where the service knows nobody of that id any more. */
  readonly people: Resource<People>;
  readonly #services: FolderServices;
  readonly #directory: CandidateDirectory;
  readonly #actions: CandidateActions;
  readonly #removal: FolderRemoval;
  readonly #stopWatching: () => void;

  constructor(options: OpenFolderOptions) {
    const { id, services, directory, lists, actions } = options;
    this.id = id;
    this.#services = services;
    this.#directory = directory;
    this.#actions = actions;
    this.#removal = new FolderRemoval(services);
    this.people = this.#reading();
    makeAutoObservable(this, { id: false, list: false, people: false }, { autoBind: true });
    this.list = lists.list(this.#listOf(options));
    this.#stopWatching = reaction(
      () => this.unknown,
      (ids) => ids.length > 0 && void this.#learn(ids),
    );
    void this.people.load();
  }

  get folder(): Folder | null {
    return this.#services.state.folder(this.id);
  }

  /** In the order of the folder. */
  get candidates(): readonly Candidate[] {
    const people = this.people.value;
    return this.#ids.map((student) => people?.get(student) ?? null).filter((candidate) => candidate !== null);
  }

  /** How many of the folder the service knows nothing of any more. */
  get gone(): number {
    const people = this.people.value;
    return this.#ids.filter((student) => people?.get(student) === null).length;
  }

  /** Who came into the folder after it was read: an Undo. */
  get unknown(): readonly StudentId[] {
    const people = this.people.value;
    return people === null ? [] : this.#ids.filter((student) => !people.has(student));
  }

  /** Removes one from this folder. */
  async remove({ id }: Candidate): Promise<void> {
    const removed = await this.#removal.fromOne(this.id, id);
    if (removed !== null) this.#removal.offerUndo([removed]);
  }

  /** Removes one from every folder. */
  async removeFromAll({ id }: Candidate): Promise<void> {
    const removed = await this.#removal.fromAll(id);
    if (removed !== null) this.#removal.offerUndo([removed]);
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
    this.#stopWatching();
    this.people.watch.cancel();
    this.list.stop();
  }

  /** One Undo for all that were removed in one pass. */
  #removeTicked(remove: (student: StudentId) => Promise<Removed | null>): void {
    let removed: Removed[] = [];
    void this.list.begin({
      doing: 'Removing',
      done: 'removed',
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

  get #ids(): readonly StudentId[] {
    return this.folder?.candidates ?? [];
  }

  /** Its ids first, then who they are. */
  #reading(): Resource<People> {
    const { folders, state, notices } = this.#services;
    let words: string | undefined;
    return new Resource<People>(
      async () => {
        words = studentIdsFailed;
        const folder = await folders.folder(this.id);
        if (!folder.ok) return folder;
        state.show(folder.value);
        words = undefined;
        return this.#ask(folder.value.candidates);
      },
      (failure) => notices.failed(failure, words),
    );
  }

  async #ask(ids: readonly StudentId[]): Promise<Outcome<People>> {
    const answer = await this.#directory.byIds(ids);
    if (!answer.ok) return answer;
    const found = new Map(answer.value.map((candidate) => [candidate.id, candidate]));
    return success(new Map(ids.map((id) => [id, found.get(id) ?? null])));
  }

  async #learn(ids: readonly StudentId[]): Promise<void> {
    const answer = await this.#ask(ids);
    if (answer.ok) this.people.change((people) => new Map([...people, ...answer.value]));
    else this.#services.notices.failed(answer.failure);
  }

  #listOf({ services: { state }, actions, href }: OpenFolderOptions): ListOf {
    const name = () => this.folder?.name ?? '';
    return {
      get label() {
        return name();
      },
      candidates: () => this.candidates,
      facts: (student) => ({
        viewed: false,
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
