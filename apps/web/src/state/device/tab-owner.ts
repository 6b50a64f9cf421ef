import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

const name = 'owner';

/**
 * What a tab keeps belongs to the account whose drafts the device keeps. Once that is another one, or none because the person
 * signed out here or in another tab, all of it goes; an ended session leaves it (decision 51).
 */
@injectable()
export class TabOwner {
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
  }

  /** Once the session is restored: a tab that was not there at a sign-out makes up for it. Returns how to stop. */
  start(): () => void {
    return reaction(
      () => this.#session.draftsOf ?? '',
      (account) => {
        if (account === (this.#memory.read(name) ?? '')) return;
        this.#memory.clear();
        if (account !== '') this.#memory.write(name, account);
      },
      { fireImmediately: true },
    );
  }
}
