import type { Recruiter } from '@glo/domain/account';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { SessionState } from '../../../state/session-state.ts';

/** Account (specification 1, section 2). */
@injectable()
export class AccountMenuPresenter {
  readonly #session: SessionState;

  constructor(session: SessionState) {
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }
}
