import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { Folder, FolderId } from '@glo/domain/folders/folder';
import { foldersFailed } from '@glo/domain/folders/messages';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { Resource } from '../../../state/resource.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import type { FolderServices, IncrementalLoading, People } from '../../people/people.ts';

/** Page sizes: the first page is small to render early. */
const slice = { first: 200, next: 500 } as const;

export class FolderPeople implements IncrementalLoading {
  readonly known: Resource<People>;
  failed = false;
  readonly #id: FolderId;
  readonly #services: FolderServices;
  readonly #directory: CandidateDirectory;
  readonly #stopWatching: () => void;
  readonly #wait = new PendingRequest();
  #isReading = false;

  constructor(id: FolderId, services: FolderServices, directory: CandidateDirectory) {
    this.#id = id;
    this.#services = services;
    this.#directory = directory;
    this.known = this.#reading();
    this.known.value = services.state.people.get(id) ?? null;
    makeAutoObservable(this, { known: false }, { autoBind: true });
    // Loads the next page, or a candidate restored by Undo.
    this.#stopWatching = reaction(
      () => this.unknown,
      ({ length }) => length > 0 && void this.loadRest(),
    );
  }

  get interrupted(): boolean {
    return this.failed || this.#wait.slow;
  }

  get folder(): Folder | null {
    return this.#services.state.folder(this.#id);
  }

  get candidates(): readonly Candidate[] {
    const known = this.known.value;
    return this.#ids.map((student) => known?.get(student) ?? null).filter((candidate) => candidate !== null);
  }

  /** Candidates unknown to the service. */
  get gone(): number {
    const known = this.known.value;
    return this.#ids.filter((student) => known?.get(student) === null).length;
  }

  get unknown(): readonly StudentId[] {
    const known = this.known.value;
    return known === null ? [] : this.#ids.filter((student) => !known.has(student));
  }

  get expected(): number | null {
    return this.unknown.length > 0 ? this.#ids.length : null;
  }

  async loadRest(): Promise<void> {
    if (this.#isReading && !this.#wait.slow) return;
    this.#isReading = true;
    this.failed = false;
    while (this.unknown.length > 0 && !this.failed) {
      const token = this.#wait.start();
      const answer = await this.#ask(this.unknown.slice(0, slice.next));
      if (!this.#wait.settle(token)) return;
      runInAction(() => {
        if (answer.ok) {
          this.known.change((known) => new Map([...known, ...answer.value]));
          return;
        }
        this.failed = true;
        this.#services.notices.failed(answer.failure);
      });
    }
    this.#isReading = false;
  }

  stop(): void {
    const { value, leftOut } = this.known;
    // Caches only folders that fit the first page and were fully readable.
    if (value !== null && value.size <= slice.first && leftOut === 0) this.#services.state.people.set(this.#id, value);
    this.#stopWatching();
    this.#wait.cancel();
    this.known.request.cancel();
  }

  get #ids(): readonly StudentId[] {
    return this.folder?.candidates ?? [];
  }

  #reading(): Resource<People> {
    const { folders, state, notices } = this.#services;
    let words: string | undefined;
    return new Resource<People>(
      async () => {
        words = foldersFailed;
        const before = this.folder?.candidates;
        const folder = await folders.folder(this.#id);
        if (!folder.ok) return folder;
        // Stale if the folder changed during the request.
        if (this.folder?.candidates === before) state.show(folder.value);
        words = undefined;
        return this.#ask(this.#ids.slice(0, slice.first));
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
}
