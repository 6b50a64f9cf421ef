import { type Accepted, AccountCodes } from '@glo/domain/account/account-codes';
import { forgotPasswordFormRules } from '@glo/domain/account/account-forms';
import { CurrentSession } from '@glo/domain/account/session';
import { type Outcome, someErrorOccurred } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { Action } from '../../../state/action.ts';
import { FormFields } from '../../../state/fields/form-fields.ts';
import { Notices } from '../../../state/notices.ts';
import { forgotPasswordTexts as texts } from '../texts.ts';

@injectable()
export class ForgotPasswordPresenter {
  readonly form = new FormFields(forgotPasswordFormRules, { email: '' });
  readonly submission: Action<Outcome<Accepted>, string>;
  note: string | null = null;
  readonly #session: CurrentSession;

  constructor(codes: AccountCodes, session: CurrentSession, navigator: Navigator, notices: Notices) {
    this.#session = session;
    const { email: field } = this.form.fields;
    this.submission = new Action({
      prepare: () => (this.form.readyToSend() ? field.value.trim() : null),
      send: (email) => codes.requestPasswordCode(email),
      onDone: ({ value }, email) => {
        if (value.accepted) navigator.navigate(paths.verifyCode, { state: { email, sentAt: String(Date.now()) } });
        else field.refuse(value.message || someErrorOccurred);
      },
      onFailed: ({ failure }) => {
        if (!this.form.refuse(failure)) notices.showWriteFailure(failure);
      },
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.note = notes.get(stateText(state, 'why')) ?? null;
    this.form.fields.email.change(stateText(state, 'email') ?? this.#session.current?.email ?? '');
    return this.submission.close;
  }
}

const notes = new Map<string | null, string>([
  ['code-needed', texts.notes.codeNeeded],
  ['proof-expired', texts.notes.proofExpired],
]);
