import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Action } from '../../../state/action.ts';
import { Resource } from '../../../state/resource.ts';
import { pageSizes } from '../../../state/store/page-sizes.ts';
import type { StoredCandidates } from '../../../state/store/stored-candidates.ts';
import type { IncrementalLoading } from './list-source.ts';

interface PagesOptions {
  /** Read reactively. */
  readonly ids: () => readonly StudentId[];
  readonly candidates: StoredCandidates;
  readonly onFailure: (failure: Failure) => void;
  /** Runs before the first page, which is not requested after a failure. */
  readonly before?: () => Promise<Outcome<unknown>>;
}

/** Loads candidates by id, page by page. Those that are stored are there at once. */
export class CandidatePages implements IncrementalLoading {
  readonly list: Resource<readonly Candidate[]>;
  /** Ids of the loaded pages. The service may not know all of them. */
  requested: ReadonlySet<StudentId> = new Set();
  failed = false;
  #stops = 0;
  readonly #options: PagesOptions;
  readonly #nextPage: Action<Outcome<readonly Candidate[]>, readonly StudentId[]>;

  constructor(options: PagesOptions) {
    this.#options = options;
    this.list = new Resource(() => this.#loadFirst(), options.onFailure);
    this.#nextPage = new Action<Outcome<readonly Candidate[]>, readonly StudentId[]>({
      prepare: () => (this.unrequested.length === 0 ? null : this.unrequested.slice(0, pageSizes.next)),
      send: (ids) => options.candidates.byIds(ids),
      onDone: ({ value, leftOut }, ids) => {
        this.requested = new Set([...this.requested, ...ids]);
        this.list.change((list) => [...list, ...value], leftOut);
        void this.#nextPage.run();
      },
      onFailed: ({ failure }) => {
        this.failed = true;
        options.onFailure(failure);
      },
    });
    this.#showStored();
    makeAutoObservable(this, { list: false, requested: observableRef }, { autoBind: true });
  }

  get unrequested(): readonly StudentId[] {
    return this.#options.ids().filter((id) => !this.requested.has(id));
  }

  get expected(): number | null {
    return this.unrequested.length > 0 ? this.#options.ids().length : null;
  }

  get interrupted(): boolean {
    return this.failed || this.#nextPage.slow;
  }

  /** Ids that the service knows, as far as they are loaded. */
  get existing(): readonly StudentId[] {
    const ids = this.#options.ids();
    const { value } = this.list;
    if (value === null || value.length >= this.requested.size) return ids;
    const loaded = new Set(value.map(({ id }) => id));
    return ids.filter((id) => loaded.has(id) || !this.requested.has(id));
  }

  /**
   * Loads the first of `added`, then calls `change`, which changes `ids`. The list changes once, so that its order does
   * not change while they load. Resolves to false after a failure.
   */
  async changeIds(added: readonly StudentId[], change: () => void): Promise<boolean> {
    const stops = this.#stops;
    const asked = added.slice(0, pageSizes.next);
    const answer = await this.#options.candidates.byIds(asked);
    if (stops !== this.#stops || this.list.value === null) return false;
    if (!answer.ok) {
      this.#options.onFailure(answer.failure);
      return false;
    }
    runInAction(() => {
      change();
      const ids = new Set(this.#options.ids());
      this.requested = new Set([...this.requested, ...asked].filter((id) => ids.has(id)));
      this.list.change((list) => [...list, ...answer.value].filter(({ id }) => ids.has(id)), answer.leftOut);
    });
    this.loadRest();
    return true;
  }

  async load(): Promise<void> {
    if (this.list.value === null) await this.list.load();
    this.loadRest();
  }

  loadRest(): void {
    if (this.list.value === null || (this.#nextPage.pending && !this.#nextPage.slow)) return;
    this.failed = false;
    void this.#nextPage.restart();
  }

  stop(): void {
    this.#stops += 1;
    this.#nextPage.cancel();
    this.list.request.cancel();
  }

  #showStored(): void {
    const { candidates, ids } = this.#options;
    const missing = new Set(candidates.missing(ids()));
    const stored = ids().filter((id) => !missing.has(id));
    if (stored.length === 0 || stored.length < Math.min(ids().length, pageSizes.first)) return;
    this.requested = new Set(stored);
    this.list.value = candidates.among(stored);
  }

  async #loadFirst(): Promise<Outcome<readonly Candidate[]>> {
    const { ids, candidates, before } = this.#options;
    if (before !== undefined) {
      const ready = await before();
      if (!ready.ok) return ready;
    }
    const first = ids().slice(0, pageSizes.first);
    const answer = await candidates.byIds(first);
    // A canceled response must not mark its page as loaded, otherwise its candidates would never be requested.
    if (answer.ok && this.list.request.pending) {
      runInAction(() => {
        this.requested = new Set(first);
      });
    }
    return answer;
  }
}
