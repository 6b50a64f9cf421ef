import type { GoogleCredential } from '@glo/domain/account/google-identity';
import { GoogleSignIn } from '@glo/domain/account/google-sign-in';
import { signInNotKept } from '@glo/domain/account/enter';
import { someErrorOccurred } from '@glo/domain/shared/messages';
import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Notices } from '../../../state/notices.ts';
import { PendingRequest } from '../../../state/pending-request.ts';
import { GoogleButtonPresenter } from './google-button-presenter.ts';

@injectable('Transient')
export class GoogleSignInPresenter {
  readonly button: GoogleButtonPresenter;
  readonly wait = new PendingRequest();
  credential: GoogleCredential | null = null;
  readonly #signIn: GoogleSignIn;
  readonly #notices: Notices;

  constructor(button: GoogleButtonPresenter, signIn: GoogleSignIn, notices: Notices) {
    this.button = button;
    this.#signIn = signIn;
    this.#notices = notices;
    makeAutoObservable(this);
  }

  activate(): () => void {
    const leave = this.button.activate((credential) => void this.signIn(credential));
    return () => {
      leave();
      this.wait.cancel();
    };
  }

  async signIn(credential: GoogleCredential): Promise<void> {
    if (this.wait.pending) return;
    this.credential = credential;
    const token = this.wait.start();
    const result = await this.#signIn.withCredential(credential);
    runInAction(() => {
      if (!this.wait.settle(token) || result.ok) return;
      if (result.reason === 'not-kept') this.#notices.alert(signInNotKept);
      else if (result.reason === 'refused') this.button.refuse(result.message || someErrorOccurred);
      else this.#notices.actFailed(result.failure);
    });
  }

  async retry(): Promise<void> {
    this.wait.cancel();
    if (this.credential !== null) await this.signIn(this.credential);
  }
}
