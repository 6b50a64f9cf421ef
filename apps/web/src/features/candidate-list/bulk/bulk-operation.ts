import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Outcome } from '@glo/domain/shared/outcome';
import { makeAutoObservable, runInAction } from 'mobx';
import { createQueue } from '../../../state/create-queue.ts';
import { texts } from './texts.ts';
import { withWait } from './with-wait.ts';

/** Number of candidates above which a bulk action asks first. */
export const many = 50;

/** `already`: there was nothing to do. */
export type BulkOutcome = Outcome<'done' | 'already'>;

export type BulkResult = 'done' | 'already' | 'failed';

export interface BulkQuestion {
  title(count: number): string;
  readonly text: string;
  readonly danger?: boolean;
  confirmLabel(count: number): string;
}

export interface BulkAction {
  readonly doing: string;
  readonly done: string;
  readonly doneMany?: string;
  readonly already?: string;
  /** Word for a failure. Defaults to `done` with 'not'. */
  readonly failed?: string;
  /** Text if the action was done to all. */
  doneText?(count: number): string;
  /** Candidates that do not need the action are counted, not changed. */
  isNeededFor?(candidate: Candidate): boolean;
  readonly nothingToDo?: string;
  readonly question?: BulkQuestion;
  /** `canceled` aborts if the recruiter cancels. Runs again after a 429, at the service's time. */
  run(candidate: Candidate, canceled: AbortSignal): Promise<BulkOutcome>;
  /** Runs after every pass, also a canceled one, and before its toast. `done`: the candidates of this pass. */
  conclude?(done: readonly Candidate[], canceled: AbortSignal): Promise<void>;
  /** Runs after the toast of every pass. */
  onEnded?(done: readonly Candidate[]): void;
  undo?(done: readonly Candidate[]): BulkAction;
  /** Runs once Undo is no longer offered. */
  final?(): void;
}

/** One action on many candidates, with its progress and results. Start it again to retry the failed ones. */
export class BulkOperation {
  readonly action: BulkAction;
  readonly candidates: readonly Candidate[];
  readonly results = new Map<StudentId, BulkResult>();
  running = false;
  readonly #unneededCount: number;
  readonly #queue = createQueue(3);
  #canceling = new AbortController();

  constructor(action: BulkAction, candidates: readonly Candidate[], unneeded = 0) {
    this.action = action;
    this.candidates = candidates;
    this.#unneededCount = unneeded;
    makeAutoObservable(this, { action: false, candidates: false }, { autoBind: true });
  }

  async start(): Promise<readonly Candidate[]> {
    if (this.running) return [];
    this.running = true;
    this.#canceling = new AbortController();
    const { signal } = this.#canceling;
    const waiting = this.left;
    for (const { id } of waiting) this.results.delete(id);
    const done: Candidate[] = [];
    const one = async (candidate: Candidate) => {
      const outcome = await this.#queue.send(() => this.action.run(candidate, signal), { signal });
      if (outcome === null) return;
      const result = outcome.ok ? outcome.value : 'failed';
      if (result === 'done') done.push(candidate);
      runInAction(() => this.results.set(candidate.id, result));
    };
    await Promise.all(waiting.map(one));
    await this.action.conclude?.(done, signal);
    runInAction(() => {
      this.running = false;
    });
    return done;
  }

  cancel(): void {
    this.#canceling.abort();
  }

  markAllDone(): void {
    for (const { id } of this.candidates) this.results.set(id, 'done');
  }

  get share(): number {
    return this.results.size / this.candidates.length;
  }

  get done(): readonly Candidate[] {
    return this.candidates.filter(({ id }) => this.results.get(id) === 'done');
  }

  get left(): readonly Candidate[] {
    return this.candidates.filter(({ id }) => {
      const result = this.results.get(id);
      return result === undefined || result === 'failed';
    });
  }

  get text(): string {
    const { doing, doneText } = this.action;
    const total = this.candidates.length;
    if (this.running) return withWait(texts.progress(doing, this.results.size, total), this.#queue);
    if (doneText && this.#count('done') === total) return doneText(total);
    return [this.#settledText, this.#leftText].filter((counts) => counts !== '').join(', ');
  }

  get resultText(): { readonly text: string; readonly detail: string } {
    const { left, text } = this;
    if (left.length > 0) {
      const names = namesOf(left);
      const settled = this.#settledText;
      return settled === '' ? { text, detail: names } : { text: settled, detail: texts.leftOut(left.length, names) };
    }
    const unneeded = counted([[this.#unneededCount, this.wordFor('already')]]);
    return { text, detail: [namesOf(this.done, unneeded !== ''), unneeded].filter((part) => part !== '').join(', ') };
  }

  get #settledText(): string {
    const { done, doneMany = done } = this.action;
    const count = this.#count('done');
    return counted([
      [count, count === 1 ? done : doneMany],
      [this.#count('already'), this.wordFor('already')],
    ]);
  }

  get #leftText(): string {
    return counted([
      [this.#count('failed'), this.wordFor('failed')],
      [this.candidates.length - this.results.size, texts.notDone],
    ]);
  }

  wordFor(result: BulkResult | undefined): string {
    if (result === undefined) return texts.notDone;
    const { done, already = texts.already, failed = texts.failed(done) } = this.action;
    return { done, already, failed }[result];
  }

  get canUndo(): boolean {
    return this.action.undo !== undefined && this.#count('done') > 0;
  }

  undo(): BulkOperation | null {
    const { undo, final } = this.action;
    const { done } = this;
    if (undo === undefined || done.length === 0) return null;
    return new BulkOperation({ ...undo(done), ...(final && { final }) }, done);
  }

  #count(wanted: BulkResult): number {
    return [...this.results.values()].filter((result) => result === wanted).length;
  }
}

/** `areShort`: first names, because other text follows. */
function namesOf(candidates: readonly Candidate[], areShort = false): string {
  const names = candidates.map(nameOf);
  return texts.names(names, areShort || names.length > 1);
}

function counted(counts: readonly (readonly [count: number, word: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => texts.counted(count, word))
    .join(', ');
}
