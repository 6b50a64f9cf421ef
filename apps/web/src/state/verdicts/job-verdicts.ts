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
import type { Tabs } from '@glo/domain/shared/tabs';
import { action, makeAutoObservable, type ObservableMap, observableRef, runInAction } from 'mobx';
import type { LocalRecords } from '../device/local-records.ts';
import type { Notices } from '../notices.ts';
import type { PressGuard } from '../press/press-guard.ts';
import { texts as noticeTexts } from '../texts.ts';
import { texts } from './texts.ts';
import type { DeviceCode } from '../device-code.ts';

export interface VerdictServices {
  readonly code: DeviceCode;
  readonly records: LocalRecords;
  readonly notices: Notices;
  readonly tabs: Tabs;
  readonly presses: PressGuard;
  /** Students of each job whose decision is not on disk. It is lost when the tab closes. */
  readonly unsaved: ObservableMap<JobId, ReadonlySet<StudentId>>;
}

/** A decision that `undo` reverts. */
interface UndoStep {
  readonly students: readonly StudentId[];
  readonly text: string;
  /** Name or number of the candidates. */
  readonly detail: string;
  readonly undo: () => void;
}

/** Key in the device's records: the recruiter knows that verdicts are private. */
const verdictHint = 'verdicts';

/** Key of the toast about the last verdict. */
export const verdictToast = 'verdict';

/** Time to read the first toast, in milliseconds. */
const firstStays = 10_000;

/** Time until storage is tried again while it holds up changes, in milliseconds. */
const retryAfter = 5000;

/** The recruiter's verdicts on the candidates of one job (decision 74). Changes show at once and are stored after. */
export class JobVerdicts {
  records: VerdictRecords = new Map();
  /** Students of the decision that was undone last. */
  undone: readonly StudentId[] = [];
  /** `false` until the device has been read. */
  isLoaded = false;
  readonly #job: JobId;
  readonly #services: VerdictServices;
  /** The newest last. */
  #history: readonly UndoStep[] = [];
  #isOpen = false;
  /** `false` until storage has been read, which may fail at first. */
  #isRead = false;
  /** Changes made before storage was read. */
  #early: VerdictChanges = new Map();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing: () => void = () => undefined;
  /** The recruiter knows that verdicts are private. Their records may load later. */
  #isIntroduced = false;
  #loaded: Promise<void> = Promise.resolve();
  #saved: Promise<unknown> = Promise.resolve();
  #changes = 0;

  constructor(job: JobId, services: VerdictServices) {
    this.#job = job;
    this.#services = services;
    makeAutoObservable(this, { records: observableRef, undone: observableRef }, { autoBind: true });
  }

  /** Call before reading. Idempotent. Follows other tabs from then on. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#services.records.open();
    this.#loaded = this.#read();
    this.#stopFollowing = this.#services.tabs.subscribe(({ about, id }) => {
      if (about === 'return' || (about === 'verdicts' && (id === this.#job || id === ''))) void this.#read();
    });
  }

  /** Another recruiter signs in: nothing is written any more. */
  close(): void {
    this.#isOpen = false;
    this.#stopFollowing();
    clearTimeout(this.#retry);
  }

  /** Resolves once the device has been read. */
  get loaded(): Promise<void> {
    return this.#loaded;
  }

  get isEmpty(): boolean {
    return this.records.size === 0;
  }

  /** Ask before an act by key or click. One press may ask several times. */
  accepts(act: string, students: readonly StudentId[]): boolean {
    return this.#services.presses.accepts(act, students);
  }

  /** Ask before `undo`. `student`: whose decision is undone if none is known. */
  acceptsUndo(student: StudentId | null): boolean {
    return this.accepts('undo', this.#history.at(-1)?.students ?? (student === null ? [] : [student]));
  }

  /**
   * Shows a toast with Undo, and with *Add a reason* if Not a fit lacks one. The first toast adds that students are not
   * told. `detail`: name or number of the candidates. Returns the undo of this decision.
   */
  decide(students: readonly StudentId[], decision: NewDecision, detail = '', addReason?: () => void): () => void {
    const name = texts.decisions[decision.decision];
    const undo = this.#change(withDecision(students, decision, new Date()), name, detail);
    const text = decision.reason === undefined ? name : `${name}: ${texts.reasons[decision.reason]}`;
    const { records, notices } = this.#services;
    const isFirst = !this.#isIntroduced && !records.mine.seenHints.includes(verdictHint);
    const offersReason = addReason && decision.decision === 'not-a-fit' && decision.reason === undefined;
    notices.show({
      key: verdictToast,
      text: isFirst ? `${text}. ${texts.notTold}` : text,
      detail,
      tone: 'success',
      ...(isFirst && { durationMs: firstStays }),
      action: { label: noticeTexts.undo, onPress: undo },
      more: offersReason ? [{ label: texts.addReason, onPress: addReason }] : [],
    });
    this.#isIntroduced = true;
    if (isFirst) void records.sawHint(verdictHint);
    return undo;
  }

  /** Returns the undo of this decision. */
  makeUndecided(students: readonly StudentId[], detail: string): () => void {
    return this.#change(withoutDecision(this.records, students), texts.choices.undecided, detail);
  }

  /** Storage is also tried again every few seconds. */
  saveAgain(): void {
    if (!this.#isRead) void this.#read();
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

  /** Adds an act that is stored elsewhere, such as shortlisting. Returns its undo, which runs once. */
  remember(step: UndoStep): () => void {
    this.#history = [...this.#history, step];
    return action(() => this.accepts('undo', step.students) && this.#undo(step));
  }

  /** Undoes the last decision and says so. Returns its students. */
  undo(): readonly StudentId[] {
    const last = this.#history.at(-1);
    if (last === undefined || !this.acceptsUndo(null)) return [];
    this.#undo(last);
    this.#sayUndone(last.text, last.detail);
    return last.students;
  }

  /** For a decision from before a reload, which `undo` does not know. Ignores one from before `since`, an ISO time. */
  undoSince(student: StudentId, since: string): void {
    const record = this.records.get(student);
    if (record === undefined || record.decidedAt < since) return;
    this.clear([student]);
    this.#sayUndone(texts.decisions[record.decision]);
  }

  #sayUndone(text: string, detail = ''): void {
    const { notices } = this.#services;
    notices.show({ key: verdictToast, text: texts.undone(text), detail: detail || undefined, tone: 'info' });
  }

  #undo(step: UndoStep): void {
    if (!this.#history.includes(step)) return;
    this.#history = this.#history.filter((each) => each !== step);
    step.undo();
    this.undone = step.students;
  }

  #change(changes: VerdictChanges, text: string, detail: string): () => void {
    const before = undoOf(this.records, changes);
    this.#apply(changes);
    return this.remember({ students: [...changes.keys()], text, detail, undo: () => this.#apply(before) });
  }

  #apply(changes: VerdictChanges): void {
    if (changes.size === 0) return;
    this.records = withChanges(this.records, changes);
    this.#changes += 1;
    if (this.#isRead) return this.#write(changes);
    this.#early = new Map([...this.#early, ...changes]);
    void this.#read();
  }

  #write(changes: VerdictChanges): void {
    this.#saved = Promise.all([this.#saved, this.#save(changes)]);
  }

  async #read(): Promise<void> {
    const keeping = await this.#keeping();
    if (!this.#isOpen) return;
    if (keeping === null) return this.#couldNotRead();
    void this.#noteIfLate(keeping);
    // A read that missed a change would take it back on the screen.
    const changes = this.#changes;
    await this.#saved;
    const records = await keeping.ofJob(this.#job);
    if (!this.#isOpen) return;
    if (changes !== this.#changes) return await this.#read();
    const early = lateChanges(this.#early);
    this.#early = new Map();
    this.#isRead = true;
    runInAction(() => {
      this.records = withChanges(records, early);
      this.isLoaded = true;
    });
    if (early.size === 0) return void this.#setSaved(keeping);
    this.#changes += 1;
    this.#write(early);
  }

  #couldNotRead(): void {
    runInAction(() => {
      this.isLoaded = true;
    });
    if (this.#early.size === 0) return;
    this.#addUnsaved(this.#early);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#read(), retryAfter);
  }

  async #save(changes: VerdictChanges): Promise<void> {
    const keeping = await this.#keeping();
    if (!this.#isOpen) return;
    await keeping?.save(this.#job, changes);
    if (keeping === null || keeping.isForVisitOnly) this.#addUnsaved(changes);
    if (keeping !== null) void this.#setSaved(keeping);
  }

  /** A database may open late. Until then, nothing is known of earlier verdicts. */
  async #noteIfLate(keeping: VerdictKeeping): Promise<void> {
    if (!(await keeping.isReady()) && this.#isOpen && this.#early.size > 0) this.#addUnsaved(this.#early);
  }

  get #unsaved(): ReadonlySet<StudentId> {
    return this.#services.unsaved.get(this.#job) ?? new Set();
  }

  #addUnsaved(changes: VerdictChanges): void {
    runInAction(() => this.#services.unsaved.set(this.#job, new Set([...this.#unsaved, ...changes.keys()])));
  }

  async #setSaved(keeping: VerdictKeeping): Promise<void> {
    await keeping.whenKept();
    if (this.#isOpen) runInAction(() => this.#services.unsaved.delete(this.#job));
  }

  async #keeping() {
    const code = await this.#services.code.load().catch(() => null);
    return code?.keeping ?? null;
  }
}
