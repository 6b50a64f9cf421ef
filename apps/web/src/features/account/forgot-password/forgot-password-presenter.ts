import { AccountCodes } from '@glo/domain/account/account-codes';
import { CurrentSession } from '@glo/domain/account/session';
import { cleanEmail, emailRule } from '@glo/domain/account/credentials';
import { canSend, readyToSend, refuseField } from '@glo/domain/form/form';
import { missingLabels } from '@glo/domain/form/missing-labels';
import { someErrorOccurred } from '@glo/domain/shared/messages';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Navigator, stateText, type Visit } from '../../../navigation/navigator.ts';
import { paths } from '../../../navigation/paths.ts';
import { formField } from '../../../state/fields/form-field.ts';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { texts as entry } from '../entry-texts.ts';
import { texts } from './texts.ts';

@injectable()
export class ForgotPasswordPresenter {
  readonly email = formField<string>('', emailRule, true, cleanEmail);
  readonly wait = new PendingRequest();
  note: string | null = null;
  readonly #codes: AccountCodes;
  readonly #session: CurrentSession;
  readonly #navigator: Navigator;
  readonly #notices: Notices;

  constructor(codes: AccountCodes, session: CurrentSession, navigator: Navigator, notices: Notices) {
    this.#codes = codes;
    this.#session = session;
    this.#navigator = navigator;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate({ state }: Visit): () => void {
    this.note = notes.get(stateText(state, 'why')) ?? null;
    this.email.change(stateText(state, 'email') ?? this.#session.current?.email ?? '');
    return this.wait.cancel;
  }

  get canSubmit(): boolean {
    return canSend({ email: this.email });
  }

  get missing(): readonly string[] {
    return missingLabels({ email: this.email }, entry);
  }

  async submit(): Promise<void> {
    if (this.wait.pending || !readyToSend({ email: this.email })) return;
    const email = this.email.value.trim();
    const token = this.wait.start();
    const answer = await this.#codes.requestPasswordCode(email);
    runInAction(() => {
      if (!this.wait.settle(token)) return;
      if (!answer.ok) {
        if (!refuseField({ email: this.email }, answer.failure)) this.#notices.actFailed(answer.failure);
      } else if (!answer.value.accepted) this.email.refuse(answer.value.message || someErrorOccurred);
      else this.#navigator.go(paths.verifyCode, { state: { email, sentAt: String(Date.now()) } });
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    await this.submit();
  }
}

const notes = new Map<string | null, string>([
  ['code-needed', texts.notes.codeNeeded],
  ['proof-expired', texts.notes.proofExpired],
]);
