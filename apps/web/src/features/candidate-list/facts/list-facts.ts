import { parseFind } from '@glo/domain/find/find-query';
import type { StudentId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { computed, makeObservable, observable, type ObservableSet, reaction, runInAction } from 'mobx';
import type { CandidateList } from '../list/candidate-list.ts';
import { loadedAtMost } from '../list/list-table.ts';

/** Pause after a card or row has appeared, in milliseconds. Those that are scrolled past in this time load nothing. */
const settleDelay = 150;
const requestsAtOnce = 3;
/** In characters. Shorter texts match most candidates anyway. */
const shortestSearch = 3;

/**
 * Loads profiles for the facts of a list's candidates: those in sight, then those that the sorting or the search awaits.
 * Failed ones stay unknown until they appear again or another search or sorting begins. They end the sorting.
 */
export class ListFacts {
  readonly #list: CandidateList;
  readonly #inSight = new Set<StudentId>();
  readonly #pending = new Set<StudentId>();
  readonly #failed: ObservableSet<StudentId> = observable.set();
  /** Requests in the queue. Each chooses its candidate when it is sent. */
  #queued = 0;
  #closing = AbortSignal.abort();
  /** In milliseconds since 1970. */
  #settledAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(list: CandidateList) {
    this.#list = list;
    makeObservable(this, { awaitedBySearch: computed, awaited: computed });
  }

  /** A search that needs more than that sees the loaded ones only. */
  get awaitedBySearch(): readonly StudentId[] {
    const { words, all, services } = this.#list;
    const isSearch = words.trim().length >= shortestSearch && parseFind(words).length > 0;
    if (!isSearch || all.length > loadedAtMost) return [];
    return services.knowledge.unread(all).filter((student) => !this.#failed.has(student));
  }

  get awaited(): readonly StudentId[] {
    return [...this.#list.table.awaited, ...this.awaitedBySearch];
  }

  open(): () => void {
    const closing = new AbortController();
    this.#closing = closing.signal;
    const stopForgetting = reaction(
      () => [this.#list.words, this.#list.table.sorting],
      () => this.#failed.clear(),
    );
    const stopLoading = reaction(
      () => [this.#list.services.knowledge.store.profiles.size, this.awaited.length > 0],
      this.#loadSoon,
    );
    this.#loadSoon();
    return () => {
      closing.abort();
      clearTimeout(this.#timer);
      stopForgetting();
      stopLoading();
    };
  }

  /** Call when a card or row appears. Returns the function to call when it disappears. */
  appear(student: StudentId): () => void {
    this.#inSight.add(student);
    this.#settledAt = Date.now() + settleDelay;
    this.#loadSoon();
    return () => {
      this.#inSight.delete(student);
      runInAction(() => this.#failed.delete(student));
    };
  }

  readonly #loadSoon = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#load, this.#settledAt - Date.now());
  };

  readonly #load = (): void => {
    if (this.#closing.aborted) return;
    if (this.#isScrolling) return this.#loadSoon();
    while (this.#queued < requestsAtOnce && this.#next() !== undefined) void this.#loadOne();
    if (this.#queued === 0) this.#giveUp();
  };

  #giveUp(): void {
    const { table } = this.#list;
    if (table.awaited.length > 0) table.cancelSorting();
  }

  get #isScrolling(): boolean {
    return Date.now() < this.#settledAt;
  }

  #next(): StudentId | undefined {
    const { profiles } = this.#list.services.knowledge.store;
    const isWanted = (student: StudentId) =>
      !profiles.has(student) && !this.#pending.has(student) && !this.#failed.has(student);
    return [...this.#inSight].find(isWanted) ?? this.awaited.find(isWanted);
  }

  async #loadOne(): Promise<void> {
    this.#queued += 1;
    const outcome = await this.#list.services.knowledge.store.background.send(this.#readNext, {
      signal: this.#closing,
    });
    this.#queued -= 1;
    if (outcome !== null) this.#load();
  }

  readonly #readNext = async (): Promise<Outcome<unknown>> => {
    const student = this.#isScrolling ? undefined : this.#next();
    if (student === undefined) return success(null);
    this.#pending.add(student);
    const profile = await this.#list.services.knowledge.store.profile(student).read();
    this.#pending.delete(student);
    if (!profile.ok && profile.failure.retryAt === undefined) runInAction(() => this.#failed.add(student));
    return profile;
  };
}
