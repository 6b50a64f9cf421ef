import { TabMemory } from '@glo/domain/client-storage/client-storage';
import { injectable } from 'inversify';
import { reaction } from 'mobx';
import { SessionState } from '../session-state.ts';

const name = 'owner';

/** Clears tab storage when the account changes or signs out. An expired session keeps it (decision 51). */
@injectable()
export class TabOwner {
  readonly #memory: TabMemory;
  readonly #session: SessionState;

  constructor(memory: TabMemory, session: SessionState) {
    this.#memory = memory;
    this.#session = session;
  }

  /** Call after the session has been restored: catches up on a sign-out the tab has missed. Returns the clean-up. */
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
