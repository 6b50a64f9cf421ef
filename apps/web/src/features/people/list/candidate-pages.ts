import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import { prepareForSearch } from '@glo/domain/find/candidate-search';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../../state/action.ts';
import { Resource } from '../../../state/resource.ts';
import type { IncrementalLoading } from './list-source.ts';

/** The first page is small to render early, the others are short enough for slow devices. */
export const pageSizes = { first: 200, next: 500 } as const;

interface PagesOptions {
  /** Read reactively. */
  readonly ids: () => readonly StudentId[];
  readonly directory: CandidateDirectory;
  readonly onFailure: (failure: Failure) => void;
  /** Runs before the first page, which is not requested after a failure. */
  readonly before?: () => Promise<Outcome<unknown>>;
}

/** Loads candidates by id, page by page. */
export class CandidatePages implements IncrementalLoading {
  /** In the order of the responses. */
  readonly list: Resource<readonly Candidate[]>;
  /** Ids of the loaded pages. The service may not know all of them. */
  asked: ReadonlySet<StudentId> = new Set();
  failed = false;
  readonly #options: PagesOptions;
  readonly #nextPage: Action<Outcome<readonly Candidate[]>, readonly StudentId[]>;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.list = new Resource(() => this.#loadFirst(), options.onFailure);
    this.#nextPage = new Action<Outcome<readonly Candidate[]>, readonly StudentId[]>({
      prepare: () => (this.unasked.length === 0 ? null : this.unasked.slice(0, pageSizes.next)),
      send: (ids) => this.#read(ids),
      onDone: ({ value, leftOut }, ids) => {
        this.asked = new Set([...this.asked, ...ids]);
        this.list.change((list) => [...list, ...value], leftOut);
        void this.#nextPage.run();
      },
      onFailed: ({ failure }) => {
        this.failed = true;
        options.onFailure(failure);
      },
    });
    makeAutoObservable(this, { list: false, asked: observableRef }, { autoBind: true });
  }

  get unasked(): readonly StudentId[] {
    return this.#options.ids().filter((id) => !this.asked.has(id));
  }

  get expected(): number | null {
    return this.unasked.length > 0 ? this.#options.ids().length : null;
  }

  get interrupted(): boolean {
    return this.failed || this.#nextPage.slow;
  }

  restore(cached: readonly Candidate[], asked: Iterable<StudentId>): void {
    this.list.value = cached;
    this.asked = new Set(asked);
  }

  async load(): Promise<void> {
    if (this.list.value === null) await this.list.load();
    this.loadRest();
  }

  loadRest(): void {
    if (this.list.value === null || (this.#nextPage.pending && !this.#nextPage.slow)) return;
    this.failed = false;
    void this.#nextPage.askAgain();
  }

  stop(): void {
    this.#nextPage.cancel();
    this.list.request.cancel();
  }

  async #read(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.#options.directory.byIds(ids);
    if (answer.ok) prepareForSearch(answer.value);
    return answer;
  }

  async #loadFirst(): Promise<Outcome<readonly Candidate[]>> {
    const { ids, directory, before } = this.#options;
    if (before !== undefined) {
      const ready = await before();
      if (!ready.ok) return ready;
    }
    const first = ids().slice(0, pageSizes.first);
    const answer = await directory.byIds(first);
    // A canceled response must not mark its page as loaded, otherwise its candidates would never be requested.
    if (answer.ok && this.list.request.pending) {
      runInAction(() => {
        this.asked = new Set(first);
      });
    }
    return answer;
  }
}
