import type { JobId, StudentId } from '@glo/domain/shared/ids';
import {
  type NewDecision,
  type Rating,
  undoOf,
  type VerdictChanges,
  type VerdictRecords,
  withChanges,
  withDecision,
  withoutDecision,
  withRating,
} from '@glo/domain/verdicts/verdict';
import type { Tabs } from '@glo/domain/shared/tabs';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LocalRecords } from '../device/local-records.ts';
import type { Notices } from '../notices.ts';
import { texts } from './texts.ts';
import type { VerdictCode } from './verdict-code.ts';

export interface VerdictServices {
  readonly code: VerdictCode;
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly tabs: Tabs;
}

const hint = 'verdicts';

/** The recruiter's verdicts on the candidates of one job (decision 74). Changes show at once and are stored after. */
export class JobVerdicts {
  records: VerdictRecords = new Map();
  /** `false` until the device has been read. */
  isLoaded = false;
  readonly #job: JobId;
  readonly #services: VerdictServices;
  /** Undo functions, the newest last. */
  #history: readonly (() => void)[] = [];
  #isOpen = false;
  #saved: Promise<void> = Promise.resolve();
  #changes = 0;

  constructor(job: JobId, services: VerdictServices) {
    this.#job = job;
    this.#services = services;
    makeAutoObservable(this, { records: observableRef }, { autoBind: true });
  }

  /** Call before reading. Idempotent. Follows other tabs from then on. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#services.records.open();
    void this.#read();
    this.#services.tabs.subscribe(({ about, id }) => {
      if (about === 'return' || (about === 'verdicts' && (id === this.#job || id === ''))) void this.#read();
    });
  }

  get isEmpty(): boolean {
    return this.records.size === 0;
  }

  get canUndo(): boolean {
    return this.#history.length > 0;
  }

  decide(students: readonly StudentId[], decision: NewDecision): void {
    this.#change(withDecision(this.records, students, decision, new Date()));
    this.#introduce();
  }

  /** Call for students that were shortlisted or removed from the shortlist. Not undone by `undo`. */
  clear(students: readonly StudentId[]): void {
    this.#apply(withoutDecision(this.records, students, new Date()));
  }

  rate(student: StudentId, rating: Rating | null): void {
    this.#apply(withRating(this.records, student, rating, new Date()));
  }

  /** Adds a decision that is stored elsewhere, such as shortlisting. */
  remember(undo: () => void): void {
    this.#history = [...this.#history, undo];
  }

  /** Undoes the last decision. */
  undo(): void {
    const last = this.#history.at(-1);
    this.#history = this.#history.slice(0, -1);
    last?.();
  }

  #change(changes: VerdictChanges): void {
    const before = undoOf(this.records, changes);
    this.#apply(changes);
    this.remember(() => this.#apply(before));
  }

  #apply(changes: VerdictChanges): void {
    if (changes.size === 0) return;
    this.records = withChanges(this.records, changes);
    this.#changes += 1;
    this.#saved = this.#save(changes);
  }

  async #read(): Promise<void> {
    const keeping = await this.#keeping();
    // A read that missed a change would take it back on the screen.
    await this.#saved;
    const changes = this.#changes;
    const records = await keeping?.ofJob(this.#job);
    if (changes !== this.#changes) return await this.#read();
    runInAction(() => {
      if (records !== undefined) this.records = records;
      this.isLoaded = true;
    });
  }

  async #save(changes: VerdictChanges): Promise<void> {
    const keeping = await this.#keeping();
    await keeping?.save(this.#job, changes);
    if (keeping === null || keeping.isForVisitOnly)
      this.#services.notices.toast(texts.forVisit, 'warning', 'verdicts-visit');
  }

  async #keeping() {
    const code = await this.#services.code.load().catch(() => null);
    return code?.keeping ?? null;
  }

  /** Tells once that verdicts are private. */
  #introduce(): void {
    const { records, notices } = this.#services;
    if (records.mine.seenHints.includes(hint)) return;
    notices.toast(texts.onlyYou, 'info', hint);
    void records.sawHint(hint);
  }
}
