import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Person } from './active-screen.ts';
import { SessionState } from './session-state.ts';

/** More are not remembered. */
const atMost = 50;

/** Whose profiles were opened in this tab, the last one first; gone with a reload and with the account. */
@injectable()
export class PeopleSeen {
  all: readonly Person[] = [];

  constructor(session: SessionState) {
    makeAutoObservable(this, { all: observableRef }, { autoBind: true });
    reaction(() => session.draftsOf, this.forget);
  }

  see(seen: Person): void {
    this.all = [seen, ...this.all.filter(({ person }) => person.id !== seen.person.id)].slice(0, atMost);
  }

  forget(): void {
    this.all = [];
  }
}
