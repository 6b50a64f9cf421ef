import type { StudentId } from '@glo/domain/shared/ids';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { SessionState } from './session-state.ts';

/** A candidate whose profile was opened. */
export interface PersonSeen {
  readonly id: StudentId;
  readonly name: string;
  readonly profilePicture: string;
  /** The profile's address, with the job it was opened from. */
  readonly href: string;
}

/** More are not remembered. */
const atMost = 50;

/** Whose profiles were opened in this tab, the last one first; gone with a reload and with the account. */
@injectable()
export class PeopleSeen {
  all: readonly PersonSeen[] = [];

  constructor(session: SessionState) {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
    reaction(() => session.draftsOf, this.forget);
  }

  see(person: PersonSeen): void {
    this.all = [person, ...this.all.filter(({ id }) => id !== person.id)].slice(0, atMost);
  }

  forget(): void {
    this.all = [];
  }
}
