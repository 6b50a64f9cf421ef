import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import { makeAutoObservable, runInAction } from 'mobx';
import { forEachConcurrently } from '../../../state/for-each-concurrently.ts';
import { texts } from './texts.ts';

/** What came of one candidate. */
export type BulkResult = 'done' | 'already' | 'failed';

/** Something done to many candidates, one call each. */
export interface BulkAction {
  /** While it runs: 'Adding'. */
  readonly doing: string;
  /** What it came to: 'added'. */
  readonly done: string;
  /** What is so without doing anything: 'already there'. */
  readonly already?: string;
  run(candidate: Candidate): Promise<BulkResult>;
  /** Told after every pass, a cancelled one too, with those it was done to. */
  ended?(done: readonly Candidate[]): void;
  /** Nothing about the candidates changes: they stay ticked, for another act. */
  readonly keepsSelection?: true;
  /** Something more to do with what came of it: Copy. */
  readonly more?: { readonly label: string; readonly onPress: () => void };
}

/** One act over many candidates: progress, cancel, a result each, and another try for those it was not done to. */
export class BulkOperation {
  readonly candidates: readonly Candidate[];
  readonly results = new Map<StudentId, BulkResult>();
  running = false;
  readonly #action: BulkAction;
  #cancelled = false;

  constructor(act: BulkAction, candidates: readonly Candidate[]) {
    this.#action = act;
    this.candidates = candidates;
    makeAutoObservable(this, { candidates: false }, { autoBind: true });
  }

  /** Goes through those without a result yet and those that failed. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.#cancelled = false;
    const waiting = this.left;
    for (const { id } of waiting) this.results.delete(id);
    const done: Candidate[] = [];
    const one = async (candidate: Candidate) => {
      if ((await this.#one(candidate)) === 'done') done.push(candidate);
    };
    await forEachConcurrently(waiting, one, () => this.#cancelled);
    runInAction(() => {
      this.running = false;
    });
    if (done.length > 0) this.#action.ended?.(done);
  }

  /** What is under way comes to its end; nothing more begins. */
  cancel(): void {
    this.#cancelled = true;
  }

  /** Those whose ticks go: it was done to them, or was so before. */
  get settled(): ReadonlySet<StudentId> {
    if (this.#action.keepsSelection) return new Set();
    return new Set([...this.results].filter(([, result]) => result !== 'failed').map(([id]) => id));
  }

  /** A follow-up action, once at least one succeeded. */
  get more(): BulkAction['more'] {
    return this.#count('done') > 0 ? this.#action.more : undefined;
  }

  get done(): number {
    return this.results.size;
  }

  get total(): number {
    return this.candidates.length;
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
    if (this.running) return texts.progress(this.#action.doing, this.done, this.total);
    const counts = [
      [this.#count('done'), this.#action.done],
      [this.#count('already'), this.wordFor('already')],
      [this.#count('failed'), texts.failed],
      [this.total - this.done, texts.notDone],
    ] as const;
    return counts
      .filter(([count]) => count > 0)
      .map(([count, word]) => texts.counted(count, word))
      .join(', ');
  }

  /** The result of one candidate, in the words of the action. */
  wordFor(result: BulkResult | undefined): string {
    if (result === undefined) return texts.notDone;
    if (result === 'failed') return texts.failed;
    return result === 'done' ? this.#action.done : (this.#action.already ?? texts.already);
  }

  #count(wanted: BulkResult): number {
    return [...this.results.values()].filter((result) => result === wanted).length;
  }

  async #one(candidate: Candidate): Promise<BulkResult> {
    const result = await this.#action.run(candidate);
    runInAction(() => this.results.set(candidate.id, result));
    return result;
  }
}
