import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';
import { forEachConcurrently } from '../../../state/for-each-concurrently.ts';
import type { BulkAction, BulkResult } from './bulk-action.ts';
import { texts } from './texts.ts';

/** One action over many candidates: progress, cancel, a result each, another try for those it was not done to, and Undo. */
export class BulkOperation {
  readonly candidates: readonly Candidate[];
  readonly results = new Map<StudentId, BulkResult>();
  running = false;
  readonly #action: BulkAction;
  #cancelled = false;

  constructor(action: BulkAction, candidates: readonly Candidate[]) {
    this.#action = action;
    this.candidates = candidates;
    makeAutoObservable(this, { candidates: false }, { autoBind: true });
  }

  /** Goes through those without a result yet and those that failed; returns those it was done to now. */
  async start(): Promise<readonly Candidate[]> {
    if (this.running) return [];
    this.running = true;
    this.#cancelled = false;
    const waiting = this.left;
    for (const { id } of waiting) this.results.delete(id);
    const done: Candidate[] = [];
    const one = async (candidate: Candidate) => {
      const result = await this.#action.run(candidate);
      if (result === 'done') done.push(candidate);
      runInAction(() => this.results.set(candidate.id, result));
    };
    await forEachConcurrently(waiting, one, () => this.#cancelled);
    runInAction(() => {
      this.running = false;
    });
    return done;
  }

  /** What came of a pass was told. */
  ended(done: readonly Candidate[]): void {
    this.#action.ended?.(done);
  }

  /** What is under way comes to its end; nothing more begins. */
  cancel(): void {
    this.#cancelled = true;
  }

  /** One call did it to all of them. */
  finished(): void {
    for (const { id } of this.candidates) this.results.set(id, 'done');
  }

  /** How far it is, 0 to 1. */
  get share(): number {
    return this.results.size / this.candidates.length;
  }

  /** Those it was done to. */
  get done(): readonly Candidate[] {
    return this.candidates.filter(({ id }) => this.results.get(id) === 'done');
  }

  /** Those it was not done to: it failed, or it never came to them. */
  get left(): readonly Candidate[] {
    return this.candidates.filter(({ id }) => {
      const result = this.results.get(id);
      return result === undefined || result === 'failed';
    });
  }

  /** 'Adding 3 of 12', then '7 added, 2 already there, 1 failed'. */
  get text(): string {
    const { doing, done, said } = this.#action;
    const total = this.candidates.length;
    if (this.running) return texts.progress(doing, this.results.size, total);
    if (said && this.#count('done') === total) return said(total);
    const counts = [
      [this.#count('done'), done],
      [this.#count('already'), this.wordFor('already')],
      [this.#count('failed'), texts.failed],
      [total - this.results.size, texts.notDone],
    ] as const;
    return counts
      .filter(([count]) => count > 0)
      .map(([count, word]) => texts.counted(count, word))
      .join(', ');
  }

  /** The names of those it was done to. */
  get names(): string {
    return texts.names(this.done.map(({ name }) => name));
  }

  /** The result of one candidate, in the words of the action. */
  wordFor(result: BulkResult | undefined): string {
    if (result === undefined) return texts.notDone;
    if (result === 'failed') return texts.failed;
    return result === 'done' ? this.#action.done : (this.#action.already ?? texts.already);
  }

  get canUndo(): boolean {
    return this.#action.undo !== undefined && this.#count('done') > 0;
  }

  /** Takes it back for those it was done to; null where that cannot be. */
  undo(): BulkOperation | null {
    const { undo, final } = this.#action;
    const { done } = this;
    if (undo === undefined || done.length === 0) return null;
    return new BulkOperation({ ...undo(done), ...(final && { final }) }, done);
  }

  /** Undo has gone. */
  finish(): void {
    this.#action.final?.();
  }

  #count(wanted: BulkResult): number {
    return [...this.results.values()].filter((result) => result === wanted).length;
  }
}
