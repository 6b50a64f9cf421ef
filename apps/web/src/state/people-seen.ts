import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { SessionState } from './session-state.ts';

/** A candidate shown on a screen, and the address of their profile from there. */
export interface Person {
  /** Named as they are shown now (blind review). */
  readonly person: Pick<Candidate, 'id' | 'name' | 'profilePicture'>;
  readonly href: string;
}

/** More are not remembered. */
const atMost = { opened: 50, listed: 500 } as const;

/**
 * Whom one has come across in this tab: gone with a reload and with the account. Nothing of it is stored: what is remembered are the
 * people as blind review shows them now, and their names stay off the device.
 */
@injectable()
export class PeopleSeen {
  /** Whose profiles were opened, the last one first. */
  opened: readonly Person[] = [];
  /** Who was in the lists that were left, the last list first. */
  listed: readonly Person[] = [];
  /** Whom one opened, by job. */
  readonly #viewed = new Map<JobId, Set<StudentId>>();
  readonly #session: SessionState;

  constructor(session: SessionState) {
    this.#session = session;
    makeAutoObservable(this, { opened: observableRef, listed: observableRef, hasViewed: false }, { autoBind: true });
    reaction(() => session.draftsOf, this.forget);
  }

  open(person: Person): void {
    this.opened = withFirst([person], this.opened, atMost.opened);
  }

  /** A profile was opened from a job. */
  view(job: JobId, student: StudentId): void {
    this.#viewed.set(job, (this.#viewed.get(job) ?? new Set()).add(student));
  }

  hasViewed(job: JobId, student: StudentId): boolean {
    return this.#viewed.get(job)?.has(student) ?? false;
  }

  /** A list was left. Lists that close because of a sign-out are not remembered. */
  leave(list: readonly Person[]): void {
    if (this.#session.draftsOf !== null) this.listed = withFirst(list, this.listed, atMost.listed);
  }

  forget(): void {
    this.opened = [];
    this.listed = [];
    this.#viewed.clear();
  }
}

/** Each once, from where they were met last. */
function withFirst(first: readonly Person[], others: readonly Person[], most: number): readonly Person[] {
  const ids = new Set(first.map(({ person }) => person.id));
  return [...first, ...others.filter(({ person }) => !ids.has(person.id))].slice(0, most);
}
