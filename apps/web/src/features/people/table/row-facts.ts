import type { StudentId } from '@glo/domain/shared/ids';
import { reaction } from 'mobx';
import type { CandidateFacts } from '../../../state/facts/candidate-facts.ts';
import type { ListTable } from '../list/list-table.ts';

/** Pause after a row has appeared, in milliseconds. Rows that are scrolled past in this time load nothing. */
const settleDelay = 150;
const requestsAtOnce = 3;

/**
 * Loads the facts of the rows in sight, then of those that the sorting awaits. Failures stay blank until the row appears
 * again, and cancel the sorting.
 */
export class RowFacts {
  readonly #facts: CandidateFacts;
  readonly #table: Pick<ListTable, 'awaited' | 'cancelSorting'>;
  readonly #inSight = new Set<StudentId>();
  readonly #pending = new Set<StudentId>();
  readonly #failed = new Set<StudentId>();
  #isOpen = false;
  /** In milliseconds since 1970. */
  #pausedUntil = 0;
  #settledAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(facts: CandidateFacts, table: Pick<ListTable, 'awaited' | 'cancelSorting'>) {
    this.#facts = facts;
    this.#table = table;
  }

  /** Returns the clean-up. */
  open(): () => void {
    this.#isOpen = true;
    const stop = reaction(() => [this.#facts.known, this.#table.awaited.length > 0], this.#loadSoon);
    this.#loadSoon();
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      stop();
    };
  }

  /** Call when a row appears. Returns the function to call when it disappears. */
  appear(student: StudentId): () => void {
    this.#inSight.add(student);
    this.#settledAt = Date.now() + settleDelay;
    this.#loadSoon();
    return () => {
      this.#inSight.delete(student);
      this.#failed.delete(student);
    };
  }

  readonly #loadSoon = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#load, this.#wait);
  };

  readonly #load = (): void => {
    while (this.#isOpen && this.#pending.size < requestsAtOnce && this.#wait <= 0) {
      const next = this.#next();
      if (next === undefined) return this.#giveUp();
      void this.#loadOne(next);
    }
    if (this.#isOpen && this.#wait > 0) this.#loadSoon();
  };

  #giveUp(): void {
    if (this.#pending.size === 0 && this.#table.awaited.length > 0) this.#table.cancelSorting();
  }

  /** In milliseconds. */
  get #wait(): number {
    return Math.max(this.#pausedUntil, this.#settledAt) - Date.now();
  }

  #next(): StudentId | undefined {
    const isWanted = (student: StudentId) =>
      !this.#facts.known.has(student) && !this.#pending.has(student) && !this.#failed.has(student);
    return [...this.#inSight].find(isWanted) ?? this.#table.awaited.find(isWanted);
  }

  async #loadOne(student: StudentId): Promise<void> {
    this.#pending.add(student);
    const profile = await this.#facts.load(student);
    this.#pending.delete(student);
    if (profile.ok) return this.#load();
    const { retryAt } = profile.failure;
    if (retryAt === undefined) {
      this.#failed.add(student);
      return this.#load();
    }
    this.#pausedUntil = Math.max(this.#pausedUntil, retryAt.getTime(), Date.now() + settleDelay);
    this.#loadSoon();
  }
}
