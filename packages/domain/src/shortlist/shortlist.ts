import type { Candidate } from '../candidates/candidate.ts';
import { type Notifications, shortlistedMessage } from '../candidates/notifications.ts';
import type { JobId, StudentId } from '../shared/ids.ts';
import type { Leaving } from '../shared/page.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Change, DoneElsewhere, Tabs } from '../shared/tabs.ts';

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
  readonly student: StudentId;
  readonly undos: Set<UndoId>;
  isWithdrawn: boolean;
}

/** Specification 2, section 4. Students hear of it once it cannot be undone, or on leaving (decision 69). */
export class Shortlisting {
  readonly #shortlists: Shortlists;
  readonly #notifications: Notifications;
  readonly #leaving: Leaving;
  readonly #tabs: Tabs;
  readonly #held = new Map<string, HeldMessage>();
  #stops: readonly (() => void)[] = [];

  constructor(shortlists: Shortlists, notifications: Notifications, leaving: Leaving, tabs: Tabs) {
    this.#tabs = tabs;
    this.#shortlists = shortlists;
    this.#notifications = notifications;
    this.#leaving = leaving;
  }

  /** Does nothing if another tab has shortlisted the candidate since `readAt` (milliseconds). */
  async add(job: JobId, candidate: Candidate, readAt: number, undo: UndoId): Promise<Outcome<void> | DoneElsewhere> {
    const name = nameOf(job, candidate.id);
    const added = await this.#tabs.once(`shortlist ${name}`, readAt, () => this.#shortlists.add(job, candidate));
    if (!('elsewhere' in added) && added.ok) this.#hold(name, candidate.id, undo);
    return added;
  }

  /** Withdraws a held message. `undo` can restore both, or is `null`. */
  async remove(job: JobId, student: StudentId, undo: UndoId | null): Promise<Outcome<void>> {
    const name = nameOf(job, student);
    const held = this.#held.get(name);
    if (held) held.isWithdrawn = true;
    const removed = await this.#shortlists.remove(job, student);
    if (!removed.ok) this.#restore(name);
    else {
      if (undo !== null) held?.undos.add(undo);
      this.#tabs.announce({ about: 'unshortlisted', id: name });
    }
    return removed;
  }

  /** Undoes a removal. The student hears of it only if the message was withdrawn. */
  async putBack(job: JobId, candidate: Candidate): Promise<Outcome<void>> {
    const added = await this.#shortlists.add(job, candidate);
    if (added.ok) this.#restore(nameOf(job, candidate.id));
    return added;
  }

  undoExpired(undo: UndoId): void {
    for (const { undos } of this.#held.values()) undos.delete(undo);
    void this.#send([...this.#held].filter(([, held]) => isDue(held)));
  }

  #hold(name: string, student: StudentId, undo: UndoId): void {
    if (this.#held.size === 0) this.#stops = [this.#leaving.before(this.#leave), this.#tabs.subscribe(this.#follow)];
    const undos = this.#held.get(name)?.undos ?? new Set();
    this.#held.set(name, { student, undos: undos.add(undo), isWithdrawn: false });
  }

  #restore(name: string): void {
    const held = this.#held.get(name);
    if (held === undefined) return;
    held.isWithdrawn = false;
    if (isDue(held)) void this.#send([[name, held]]);
  }

  readonly #leave = async (): Promise<void> => {
    const held = [...this.#held].filter(([, { isWithdrawn }]) => !isWithdrawn);
    this.#held.clear();
    await this.#send(held);
  };

  async #send(held: readonly (readonly [string, HeldMessage])[]): Promise<void> {
    this.#forget(held.map(([name]) => name));
    const students = held.map(([, { student }]) => student);
    if (students.length > 0) await this.#notifications.send(students, shortlistedMessage);
  }

  /** Another tab removed the candidate. If it shortlists them again, it also notifies. */
  readonly #follow = ({ about, id }: Change): void => {
    if (about === 'unshortlisted') this.#forget([id]);
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
