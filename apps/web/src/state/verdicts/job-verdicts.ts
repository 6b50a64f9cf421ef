import type { JobId, StudentId } from '@glo/domain/shared/ids';
import {
  lateChanges,
  type NewDecision,
  undoOf,
  type VerdictChanges,
  type VerdictRecords,
  withChanges,
  withDecision,
  withoutDecision,
} from '@glo/domain/verdicts/verdict';
import type { VerdictKeeping } from '@glo/domain/verdicts/verdict-keeping';
import { action, makeAutoObservable, type ObservableMap, observableRef, runInAction } from 'mobx';
import type { LocalRecords } from '../device/local-records.ts';
import type { Notices, Undoable } from '../notices.ts';
import type { PressGuard } from '../press/press-guard.ts';
import { UndoHistory, verdictToast } from '../undo/undo-history.ts';
import { texts } from './texts.ts';

export interface VerdictServices {
  readonly keeping: VerdictKeeping;
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly presses: PressGuard;
  /** Students of each job whose decision is not on disk. It is lost when the tab closes. */
  readonly unsaved: ObservableMap<JobId, ReadonlySet<StudentId>>;
}

/** Key in the device's records: the recruiter knows that verdicts are private. */
const verdictHint = 'verdicts';

/** Time to read the first toast, in milliseconds. */
const firstStays = 10_000;

/** The recruiter's verdicts on the candidates of one job (decision 74). Changes show at once and are stored after. */
export class JobVerdicts {
  records: VerdictRecords = new Map();
  /** `false` until the device has been read. */
  isLoaded = false;
  readonly history: UndoHistory;
  readonly #job: JobId;
  readonly #services: VerdictServices;
  #isOpen = true;
  /** `false` until storage has been read, which may fail at first. */
  #isRead = false;
  /** Changes made before storage was read. */
  #early: VerdictChanges = new Map();
  /** The recruiter knows that verdicts are private. Their records may load later. */
  #isIntroduced = false;
  /** Resolves once the device has been read. */
  readonly loaded: Promise<void>;
  #saved: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(job: JobId, services: VerdictServices) {
    this.#job = job;
    this.#services = services;
    this.history = new UndoHistory(services.notices, services.presses);
    this.loaded = this.read();
    makeAutoObservable(this, { records: observableRef, history: false, loaded: false }, { autoBind: true });
  }

  /** Another recruiter signs in: nothing is written any more. */
  close(): void {
    this.#isOpen = false;
  }

  get isEmpty(): boolean {
    return this.records.size === 0;
  }

  /** Ask before an act by key or click. One press may ask several times. */
  accepts(act: string, students: readonly StudentId[]): boolean {
    return this.#services.presses.accepts(act, students);
  }

  /**
   * Shows a toast with Undo, and with *Add a reason* if Not a fit lacks one. The first toast adds that students are not
   * told. `detail`: name or number of the candidates.
   */
  decide(students: readonly StudentId[], decision: NewDecision, detail = '', addReason?: () => void): void {
    const name = texts.decisions[decision.decision];
    const text = decision.reason === undefined ? name : `${name}: ${texts.reasons[decision.reason]}`;
    const { records } = this.#services;
    const isFirst = !this.#isIntroduced && !records.mine.seenHints.includes(verdictHint);
    const offersReason = addReason && decision.decision === 'not-a-fit' && decision.reason === undefined;
    const toast = {
      text: isFirst ? `${text}. ${texts.notTold}` : text,
      detail,
      ...(isFirst && { durationMs: firstStays }),
      more: offersReason ? [{ label: texts.addReason, onPress: addReason }] : [],
    };
    this.#change(withDecision(students, decision, new Date()), toast, name);
    this.#isIntroduced = true;
    if (isFirst) void records.sawHint(verdictHint);
  }

  /** Shows a toast with Undo. */
  makeUndecided(students: readonly StudentId[], detail: string): void {
    this.#change(withoutDecision(this.records, students), { text: texts.choices.undecided, detail });
  }

  /** Storage is also tried again every few seconds. */
  saveAgain(): void {
    if (!this.#isRead) void this.read();
    else this.#write(new Map([...this.#unsaved].map((student) => [student, this.records.get(student) ?? null])));
  }

  /**
   * Call for students that were shortlisted or removed from the shortlist. `undo` leaves this alone. Returns a function
   * that restores the verdicts.
   */
  clear(students: readonly StudentId[]): () => void {
    const changes = withoutDecision(this.records, students);
    const before = undoOf(this.records, changes);
    this.#apply(changes);
    return action(() => this.#apply(before));
  }

  /** For a decision from before a reload, which `history` does not know. Ignores one from before `since`, an ISO time. */
  undoSince(student: StudentId, since: string): void {
    const record = this.records.get(student);
    if (record === undefined || record.decidedAt < since) return;
    this.clear([student]);
    this.history.sayUndone(texts.decisions[record.decision]);
  }

  #change(changes: VerdictChanges, toast: Omit<Undoable, 'undo'>, name?: string): void {
    const before = undoOf(this.records, changes);
    this.#apply(changes);
    const undo = () => this.#apply(before);
    this.history.offerUndo([...changes.keys()], { ...toast, key: verdictToast, undo }, name);
  }

  #apply(changes: VerdictChanges): void {
    if (changes.size === 0) return;
    this.records = withChanges(this.records, changes);
    this.#changes += 1;
    if (this.#isRead) return this.#write(changes);
    this.#early = new Map([...this.#early, ...changes]);
    void this.read();
  }

  #write(changes: VerdictChanges): void {
    this.#saved = Promise.all([this.#saved, this.#save(changes)]);
  }

  /** Reads the device. Changes of this tab stay. */
  async read(): Promise<void> {
    void this.#noteIfLate();
    // A read that missed a change would take it back on the screen.
    const changes = this.#changes;
    await this.#saved;
    const records = await this.#services.keeping.ofJob(this.#job);
    if (!this.#isOpen) return;
    if (changes !== this.#changes) return await this.read();
    const early = lateChanges(this.#early);
    this.#early = new Map();
    this.#isRead = true;
    runInAction(() => {
      this.records = withChanges(records, early);
      this.isLoaded = true;
    });
    if (early.size === 0) return void this.#setSaved();
    this.#changes += 1;
    this.#write(early);
  }

  async #save(changes: VerdictChanges): Promise<void> {
    if (!this.#isOpen) return;
    const { keeping } = this.#services;
    await keeping.save(this.#job, changes);
    if (keeping.isForVisitOnly) this.#addUnsaved(changes);
    void this.#setSaved();
  }

  /** A database may open late. Until then, nothing is known of earlier verdicts. */
  async #noteIfLate(): Promise<void> {
    if (!(await this.#services.keeping.isReady()) && this.#isOpen && this.#early.size > 0)
      this.#addUnsaved(this.#early);
  }

  get #unsaved(): ReadonlySet<StudentId> {
    return this.#services.unsaved.get(this.#job) ?? new Set();
  }

  #addUnsaved(changes: VerdictChanges): void {
    runInAction(() => this.#services.unsaved.set(this.#job, new Set([...this.#unsaved, ...changes.keys()])));
  }

  async #setSaved(): Promise<void> {
    await this.#services.keeping.whenKept();
    if (this.#isOpen) runInAction(() => this.#services.unsaved.delete(this.#job));
  }
}
