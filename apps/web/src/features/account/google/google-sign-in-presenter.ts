import type { GoogleCredential } from '@glo/domain/account/google-identity';
import { GoogleSignIn, type GoogleSignInResult } from '@glo/domain/account/google-sign-in';
import { someErrorOccurred } from '@glo/domain/shared/outcome';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Action } from '../../../state/action.ts';
import { Notices } from '../../../state/notices.ts';
import { showSignInFailure } from '../failures.ts';
import { GoogleButtonPresenter } from './google-button-presenter.ts';

@injectable('Transient')
export class GoogleSignInPresenter {
  readonly button: GoogleButtonPresenter;
  readonly submission: Action<GoogleSignInResult, GoogleCredential>;
  credential: GoogleCredential | null = null;

  constructor(button: GoogleButtonPresenter, signIn: GoogleSignIn, notices: Notices) {
    this.button = button;
    this.submission = new Action({
      prepare: () => this.credential,
      send: (credential) => signIn.withCredential(credential),
      onFailed: (result) => {
        if (result.reason === 'refused') button.refuse(result.message || someErrorOccurred);
        else showSignInFailure(notices, result);
      },
    });
    makeAutoObservable(this);
  }

  activate(): () => void {
    const leave = this.button.activate((credential) => void this.signIn(credential));
    return () => {
      leave();
      this.submission.close();
    };
  }

  async signIn(credential: GoogleCredential): Promise<void> {
    if (this.submission.pending) return;
    this.credential = credential;
    await this.submission.run();
  }
}
