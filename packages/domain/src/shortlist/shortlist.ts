import type { CurrentSession } from '../account/session.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { type Notifications, shortlistedMessage } from '../candidates/notifications.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/page.ts';
import { failure, type Failure, type Outcome, success } from '../shared/outcome.ts';
import type { Change, DoneElsewhere, Tabs } from '../shared/tabs.ts';
import type { AfterShortlisting, ToldNo } from './told-no.ts';
import type { ActKind, Acts, EndAct } from '../unfinished/acts.ts';

/** Shortlists at the recruiter service (specification 2, section 7). */
export abstract class Shortlists {
  abstract candidates(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  abstract recommended(job: JobId): Promise<Outcome<readonly Candidate[]>>;
  abstract add(job: JobId, candidate: Candidate): Promise<Outcome<void>>;
  abstract remove(job: JobId, student: StudentId): Promise<Outcome<void>>;
}

/** An Undo on the screen: the key of its toast, or one symbol for a bulk action. */
export type UndoId = string | symbol;

interface HeldMessage {
  readonly job: JobId;
  readonly student: StudentId;
  readonly undos: Set<UndoId>;
  end: EndAct;
  isWithdrawn: boolean;
}

/** Specification 2, section 4. Students hear of it once it cannot be undone, or on leaving (decision 69). */
export class Shortlisting {
  readonly #shortlists: Shortlists;
  readonly #notifications: Notifications;
  readonly #leaving: Leaving;
  readonly #tabs: Tabs;
  readonly #acts: Acts;
  readonly #session: CurrentSession;
  readonly #toldNo: ToldNo;
  readonly #held = new Map<string, HeldMessage>();
  #stops: readonly (() => void)[] = [];

  constructor(
    shortlists: Shortlists,
    notifications: Notifications,
    leaving: Leaving,
    tabs: Tabs,
    acts: Acts,
    session: CurrentSession,
    toldNo: ToldNo,
  ) {
    this.#toldNo = toldNo;
    this.#session = session;
    this.#acts = acts;
    this.#tabs = tabs;
    this.#shortlists = shortlists;
    this.#notifications = notifications;
    this.#leaving = leaving;
  }

  /** Call before `add`, once for all. Returns `unasked` if none was told no, and `null` if the recruiter cancels. */
  confirm(job: JobId, candidates: readonly Candidate[]): 'unasked' | Promise<AfterShortlisting | null> {
    const told = candidates.flatMap((candidate) => {
      const at = this.#toldNo.at(job, candidate.id);
      return at === null ? [] : [{ candidate, at }];
    });
    return told.length === 0 ? 'unasked' : this.#toldNo.ask(job, told, candidates.length);
  }

  /** Does nothing if another tab has shortlisted the candidate since `readAt` (milliseconds). */
  async add(job: JobId, candidate: Candidate, readAt: number, undo: UndoId): Promise<Outcome<void> | DoneElsewhere> {
    const name = nameOf(job, candidate.id);
    const end = this.#begin('shortlist', job, candidate.id);
    const added = await this.#tabs.once(`shortlist ${name}`, readAt, () => this.#shortlists.add(job, candidate));
    const isElsewhere = 'elsewhere' in added;
    if (!isElsewhere && added.ok) this.#hold(job, candidate.id, undo);
    end(isElsewhere || added.ok ? null : added.failure);
    return added;
  }

  /** Call if the candidate could not be added because the shortlist cannot be read. */
  notAdded(job: JobId, student: StudentId, why: Failure): void {
    this.#begin('shortlist', job, student)(why);
  }

  /** Withdraws a held message. `undo` can restore both, or is `null`. */
  async remove(job: JobId, student: StudentId, undo: UndoId | null): Promise<Outcome<void>> {
    const name = nameOf(job, student);
    const held = this.#held.get(name);
    if (held) held.isWithdrawn = true;
    const end = this.#begin('unshortlist', job, student);
    const removed = await this.#shortlists.remove(job, student);
    end(removed.ok ? null : removed.failure);
    if (!removed.ok) this.#restore(name);
    else {
      if (undo !== null) held?.undos.add(undo);
      held?.end(null);
      this.#tabs.announce({ about: 'unshortlisted', id: name });
    }
    return removed;
  }

  /** Undoes a removal. The student hears of it only if the message was withdrawn. */
  async putBack(job: JobId, candidate: Candidate): Promise<Outcome<void>> {
    const end = this.#begin('shortlist', job, candidate.id);
    const added = await this.#shortlists.add(job, candidate);
    if (added.ok) this.#restore(nameOf(job, candidate.id));
    end(added.ok ? null : added.failure);
    return added;
  }

  undoExpired(undo: UndoId): void {
    for (const { undos } of this.#held.values()) undos.delete(undo);
    void this.#send([...this.#held].filter(([, held]) => isDue(held)));
  }

  async tell(job: JobId, students: readonly StudentId[]): Promise<Outcome<void>> {
    const ends = students.map((student) => [student, this.#begin('tell', job, student)] as const);
    return await this.#notify(ends);
  }

  /** Call if the student is shortlisted and may not have been notified. */
  notTold(job: JobId, student: StudentId): void {
    this.#begin('tell', job, student)(failure('unreachable').failure);
  }

  #begin(kind: ActKind, job: JobId, student: StudentId): EndAct {
    return this.#acts.begin({ kind, job, student });
  }

  #hold(job: JobId, student: StudentId, undo: UndoId): void {
    const name = nameOf(job, student);
    if (this.#held.size === 0) this.#stops = [this.#leaving.before(this.#leave), this.#tabs.subscribe(this.#follow)];
    const earlier = this.#held.get(name);
    const undos = earlier?.undos ?? new Set();
    earlier?.end(null);
    const end = this.#begin('tell', job, student);
    this.#held.set(name, { job, student, undos: undos.add(undo), end, isWithdrawn: false });
  }

  #restore(name: string): void {
    const held = this.#held.get(name);
    if (held === undefined) return;
    held.isWithdrawn = false;
    held.end = this.#begin('tell', held.job, held.student);
    if (isDue(held)) void this.#send([[name, held]]);
  }

  readonly #leave = async (): Promise<void> => {
    const held = [...this.#held].filter(([, { isWithdrawn }]) => !isWithdrawn);
    this.#held.clear();
    const sent = this.#send(held);
    // The page may be gone before the reply. A failure that it still receives ends the act again.
    if (this.#session.current !== null) for (const [, { end }] of held) end(null);
    await sent;
  };

  async #send(held: readonly (readonly [string, HeldMessage])[]): Promise<void> {
    this.#forget(held.map(([name]) => name));
    if (held.length > 0) await this.#notify(held.map(([, { student, end }]) => [student, end]));
  }

  async #notify(ends: readonly (readonly [StudentId, EndAct])[]): Promise<Outcome<void>> {
    const students = ends.map(([student]) => student);
    if (this.#session.current === null) {
      const expired = failure('signed-out');
      for (const [, end] of ends) end(expired.failure);
      return expired;
    }
    const untold = await this.#notifications.send(students, shortlistedMessage);
    for (const [student, end] of ends) end(untold.get(student) ?? null);
    const [why] = untold.values();
    return why === undefined ? success(undefined) : { ok: false, failure: why };
  }

  /** Another tab removed the candidate. If it shortlists them again, it also notifies. */
  readonly #follow = ({ about, id }: Change): void => {
    if (about !== 'unshortlisted') return;
    this.#held.get(id)?.end(null);
    this.#forget([id]);
  };

  #forget(names: readonly string[]): void {
    for (const name of names) this.#held.delete(name);
    if (this.#held.size === 0) for (const stop of this.#stops) stop();
  }
}

function nameOf(job: JobId, student: StudentId): string {
  return `${job} ${student}`;
}

function isDue({ undos, isWithdrawn }: HeldMessage): boolean {
  return undos.size === 0 && !isWithdrawn;
}

export const candidateRemoved = 'Candidate Removed!';
