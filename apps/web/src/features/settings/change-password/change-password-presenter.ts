import { changePasswordFormRules } from '@glo/domain/account/account-forms';
import type { Recruiter } from '@glo/domain/account/recruiter';
import { OwnAccount } from '@glo/domain/profile/own-account';
import type { Failure, Outcome } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Action } from '../../../state/action.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { SessionState } from '../../../state/session-state.ts';
import { failureWords } from '../../account/failures.ts';
import { texts as shared } from '../../account/texts.ts';

@injectable()
export class ChangePasswordPresenter {
  readonly form = new FormFields(changePasswordFormRules, { current: '', next: '' });
  readonly submission: Action<Outcome<void>, typeof this.form.entered>;
  readonly #account: OwnAccount;
  readonly #session: SessionState;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(account: OwnAccount, session: SessionState, navigator: Navigator, notices: Notices) {
    this.#account = account;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    this.submission = new Action({
      prepare: () => this.#prepare(),
      send: ({ current, next }) => this.#send(current, next),
      onFailed: ({ failure }) => this.#failed(failure),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    return this.submission.close;
  }

  get recruiter(): Recruiter | null {
    return this.#session.current?.recruiter ?? null;
  }

  /** The service may accept the same current password the next time, but not the same new one. */
  get canSubmit(): boolean {
    return this.form.canSend && this.form.fields.next.valid;
  }

  #prepare() {
    this.form.fields.current.lift();
    return this.form.reveal() ? this.form.entered : null;
  }

  /** The start-up rule redirects to the login, also after the screen has closed. This prefills its email. */
  async #send(current: string, next: string): Promise<Outcome<void>> {
    const email = this.recruiter?.email;
    const answer = await this.#account.changePassword(current, next);
    if (answer.ok && this.#session.current === null) {
      this.#navigator.navigate(paths.login, { replace: true, onward: true, state: { why: 'password-changed', email } });
    }
    return answer;
  }

  /** The new password passed its rule, so other refusals concern the current one. */
  #failed(failure: Failure): void {
    this.#notices.showReadFailure(failure, failureWords(failure));
    const { kind, text } = failure;
    if (kind !== 'refused' || text === '') return;
    const { current, next } = this.form.fields;
    if (failure.field === 'next' || text === shared.passwordTooCommon) next.refuse(text);
    else current.refuse(text);
  }
}
