import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

const name = 'owner';

/**
 * What a tab keeps belongs to the account whose drafts the device keeps. Once that is another one, or none because the person
 * signed out here or in another tab, all of it goes; an ended session leaves it (decision 51). What a tab kept before it was
 * anybody's, as the choice to go on in a zoomed window, stays with who signs in.
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
        const owner = this.#memory.read(name) ?? '';
        if (account === owner) return;
        if (owner !== '') this.#memory.clear();
        this.#memory.write(name, account);
      },
      { fireImmediately: true },
    );
  }
}
