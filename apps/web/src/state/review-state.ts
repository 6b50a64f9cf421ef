import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { SessionState } from './session-state.ts';

/** A list of candidates as it was when a profile was opened from it. */
export interface Review {
  /** The list's own address: the way back. */
  readonly href: string;
  /** What the list is called: 'Applicants'. */
  readonly label: string;
  readonly ids: readonly StudentId[];
  /** The skills that are looked for. */
  readonly wanted?: readonly string[];
}

/** The position in a list: '3 of 27', and the previous and next candidate. */
export interface ListPosition {
  readonly position: number;
  readonly count: number;
  readonly previous: StudentId | null;
  readonly next: StudentId | null;
}

const name = 'review';

/** The list under review in this tab: profiles are leafed through in its order, also after a reload. */
@injectable()
export class ReviewState {
  current: Review | null = null;
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
    this.current = this.#read();
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
    // The tab forgets it, too (`TabOwner`).
    reaction(() => session.draftsOf, this.forget);
  }

  forget(): void {
    this.current = null;
  }

  /** A profile is about to be opened from this list. */
  begin(review: Review): void {
    this.current = review;
    this.#memory.write(name, JSON.stringify({ of: this.#session.draftsOf, ...review }));
  }

  /** The list a candidate was opened from; null when they were opened by themselves, or another list was looked at since. */
  listOf(student: StudentId, job: JobId | null): Review | null {
    if (this.current === null || this.positionOf(student) === null) return null;
    return jobIn(this.current.href) === job ? this.current : null;
  }

  /** null when the candidate is not on the list under review, or the list is another account's. */
  positionOf(student: StudentId): ListPosition | null {
    const ids = this.current?.ids ?? [];
    const at = ids.indexOf(student);
    if (at === -1) return null;
    return { position: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
  }

  #read(): Review | null {
    try {
      const kept = JSON.parse(this.#memory.read(name) ?? '') as Partial<Record<keyof Review | 'of', unknown>>;
      const { of, href, label, ids, wanted } = kept;
      if (of !== this.#session.draftsOf || typeof href !== 'string' || typeof label !== 'string') return null;
      // The way back stays within the application.
      if (!/^\/(?![/\\])/.test(href) || !Array.isArray(ids)) return null;
      return { href, label, ids: textsIn(ids) as readonly StudentId[], wanted: textsIn(wanted) };
    } catch {
      return null;
    }
  }
}

function textsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Lists of a job carry it in their address. */
function jobIn(href: string): string | null {
  return new URLSearchParams(href.split('?')[1]).get('job');
}
