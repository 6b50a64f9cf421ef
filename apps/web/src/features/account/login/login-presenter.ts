import { emailRule, enteredPasswordRule, SignIn, type SignInResult } from '@glo/domain/account';
import { allValid, revealErrors } from '@glo/domain/form';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { stateText, type Visit } from '../../../navigation/navigator.ts';
import { formField } from '../../../state/form-field.ts';
import { Notices } from '../../../state/notices.ts';

/** Login (specification 1, section 4). Where to go afterwards is the start-up rule's business. */
@injectable()
export class LoginPresenter {
  readonly email = formField('', emailRule);
  readonly password = formField('', enteredPasswordRule);
  busy = false;
  /** The session ended by itself: say so. */
  sessionEnded = false;
  readonly #signIn: SignIn;
  readonly #notices: Notices;

  constructor(signIn: SignIn, notices: Notices) {
    this.#signIn = signIn;
    this.#notices = notices;
    makeAutoObservable(this, { email: false, password: false }, { autoBind: true });
  }

  activate(visit: Visit): undefined {
    this.sessionEnded = stateText(visit.state, 'why') === 'by-service';
  }

  get canSubmit(): boolean {
    return allValid(this.#fields) && !this.busy;
  }

  async submit(): Promise<void> {
    if (this.busy || revealErrors(this.#fields) !== null) return;
    this.busy = true;
    const result = await this.#signIn.withPassword(this.email.value, this.password.value);
    runInAction(() => {
      this.busy = false;
      if (!result.ok) this.#refused(result);
    });
  }

  get #fields() {
    return { email: this.email, password: this.password };
  }

  #refused(result: Extract<SignInResult, { ok: false }>): void {
    if (result.reason === 'field') this[result.field].refuse(result.message);
    else if (result.reason === 'user-not-found') this.email.refuse('User not found');
    else this.#notices.failed(result.failure);
  }
}
