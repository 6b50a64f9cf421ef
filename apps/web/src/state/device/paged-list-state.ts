import { TabMemory } from '@glo/domain/client-storage/client-storage';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { paceLength } from '@glo/domain/verdicts/review-queue';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { jobOfPath } from '../../navigation/addresses.ts';
import { isInternalPath } from '../../navigation/paths.ts';
import { parseJson } from '@glo/domain/shared/json';
import { SessionState } from '../session-state.ts';

export interface PagedList {
  readonly href: string;
  readonly label: string;
  readonly ids: readonly StudentId[];
  /** All candidates of the review, if `ids` are some of them again. */
  readonly reviewed?: readonly StudentId[];
  /** Name of the order, such as 'Best fit'. */
  readonly order?: string;
  readonly wanted?: readonly string[];
  /** ISO time. Only in review mode, like `pace`. */
  readonly startedAt?: string;
  /** Seconds that each person took, the newest last. Only in review mode, where each candidate is decided on. */
  readonly pace?: readonly number[];
}

export interface ListPosition {
  readonly position: number;
  readonly count: number;
  readonly previous: StudentId | null;
  readonly next: StudentId | null;
}

const name = 'review';
/** Has its own text, because the list of a review may be long, and the pace changes with each decision. */
const paceName = 'review-pace';

/** The tab's list that profiles page through in its order, also after a reload. It is a review if it has a `pace`. */
@injectable()
export class PagedListState {
  current: PagedList | null = null;
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
    this.current = this.#read();
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
    // `TabOwner` clears tab storage.
    session.onOwnerChange(this.clear);
  }

  /** ISO time, '' if unknown. */
  get startedAt(): string {
    return this.current?.startedAt ?? '';
  }

  clear(): void {
    this.current = null;
  }

  start(list: PagedList): void {
    this.current = list;
    this.#memory.write(name, JSON.stringify({ of: this.#session.draftsOf, ...list }));
    this.#memory.write(paceName, JSON.stringify(list.pace ?? []));
  }

  /** Adds the time that the review took for one person. It is negative if the clock was set back. */
  addPace(seconds: number): void {
    const { current } = this;
    if (!current?.pace) return;
    const pace = [...current.pace, Math.max(0, Math.round(seconds))].slice(-paceLength);
    this.current = { ...current, pace };
    this.#memory.write(paceName, JSON.stringify(pace));
  }

  /** Returns `null` if the candidate was opened directly or from another list. */
  listOf(student: StudentId, job: JobId | null): PagedList | null {
    if (this.current === null || this.positionOf(student) === null) return null;
    return jobOfPath(this.current.href) === job ? this.current : null;
  }

  positionOf(student: StudentId): ListPosition | null {
    const ids = this.current?.ids ?? [];
    const at = ids.indexOf(student);
    if (at === -1) return null;
    return { position: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
  }

  #read(): PagedList | null {
    const stored = parseJson(this.#memory.read(name)) as Partial<Record<keyof PagedList | 'of', unknown>> | null;
    const { of, href, label, ids, reviewed, order, wanted, startedAt, pace } = stored ?? {};
    if (of !== this.#session.draftsOf || typeof href !== 'string' || typeof label !== 'string') return null;
    if (!isInternalPath(href) || !Array.isArray(ids)) return null;
    const list = {
      href,
      label,
      ids: textsIn(ids) as readonly StudentId[],
      wanted: textsIn(wanted),
      ...(Array.isArray(reviewed) && { reviewed: textsIn(reviewed) as readonly StudentId[] }),
      ...(typeof order === 'string' && { order }),
      ...(typeof startedAt === 'string' && { startedAt }),
    };
    const kept = parseJson(this.#memory.read(paceName));
    return Array.isArray(pace) ? { ...list, pace: (Array.isArray(kept) ? kept : pace).filter(isTime) } : list;
  }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < Infinity;

function textsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
}
