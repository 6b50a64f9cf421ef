import type { Candidate } from '@glo/domain/candidates/candidate';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { SessionState } from './session-state.ts';

export interface Person {
  /** Masked in blind review. */
  readonly person: Pick<Candidate, 'id' | 'name' | 'profilePicture'>;
  readonly href: string;
}

const mostOpened = 50;
/** People of lists that are remembered after a list has closed. */
export const mostListed = 500;

/** Candidates seen in this tab. In memory only, so that names stay off the device. Cleared on sign-out. */
@injectable()
export class RecentCandidates {
  opened: readonly Person[] = [];
  listed: readonly Person[] = [];
  readonly #viewed = new Map<JobId, Set<StudentId>>();
  readonly #session: SessionState;

  constructor(session: SessionState) {
    this.#session = session;
    makeAutoObservable(this, { opened: observableRef, listed: observableRef, hasViewed: false }, { autoBind: true });
    session.onOwnerChange(this.forget);
  }

  open(person: Person): void {
    this.opened = withFirst([person], this.opened, mostOpened);
  }

  view(job: JobId, student: StudentId): void {
    this.#viewed.set(job, (this.#viewed.get(job) ?? new Set()).add(student));
  }

  hasViewed(job: JobId, student: StudentId): boolean {
    return this.#viewed.get(job)?.has(student) ?? false;
  }

  /** Ignores lists that close on sign-out. */
  leave(list: readonly Person[]): void {
    if (this.#session.draftsOf !== null) this.listed = withFirst(list, this.listed, mostListed);
  }

  forget(): void {
    this.opened = [];
    this.listed = [];
    this.#viewed.clear();
  }
}

function withFirst(first: readonly Person[], others: readonly Person[], most: number): readonly Person[] {
  const ids = new Set(first.map(({ person }) => person.id));
  return [...first, ...others.filter(({ person }) => !ids.has(person.id))].slice(0, most);
}
