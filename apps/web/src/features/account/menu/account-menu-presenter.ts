import type { Recruiter } from '@glo/domain/account';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { SessionState } from '../../../state/session-state.ts';
import { ThemeState } from '../../../state/theme-state.ts';

/** Account (specification 1, section 2). */
@injectable()
export class AccountMenuPresenter {
  readonly theme: ThemeState;
  readonly #session: SessionState;

  constructor(session: SessionState, theme: ThemeState) {
    this.#session = session;
    this.theme = theme;
    makeAutoObservable(this, { theme: false }, { autoBind: true });
  }

  activate(): undefined {
    void this.theme.open();
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }
}
