import type { CandidateProfile } from '@glo/domain/candidates/candidate-profile';
import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { SessionState } from './session-state.ts';

/** A candidate whose profile was opened. */
export interface PersonSeen {
  /** Named as they are shown now (blind review). */
  readonly person: Pick<CandidateProfile, 'id' | 'name' | 'profilePicture'>;
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

  see(seen: PersonSeen): void {
    this.all = [seen, ...this.all.filter(({ person }) => person.id !== seen.person.id)].slice(0, atMost);
  }

  forget(): void {
    this.all = [];
  }
}
