import type { Accounts } from '../account/index.ts';
import { success } from '../shared/index.ts';
import { aCompleteRecruiter, accountId } from './builders.ts';

type Method = keyof Accounts;
type Answers = { [M in Method]: Awaited<ReturnType<Accounts[M]>> | ReturnType<Accounts[M]> };

/** A recruiter service that says yes to everything, until a test scripts another answer (a promise: an answer that takes its time). */
export class FakeAccounts implements Accounts {
  /** What was asked, oldest first: the method's name, then what it was given. */
  readonly asked: unknown[][] = [];
  readonly answers: Answers = {
    signUp: success({ alreadyVerified: false, accountId: accountId('account-1') }),
    signIn: success({ accepted: true, accountId: accountId('account-1'), verified: true, profileFilled: true }),
    requestPasswordCode: success({ accepted: true }),
    confirmSignUp: success({ accepted: true, accountId: accountId('account-1'), profileFilled: false }),
    confirmPasswordReset: success({ accepted: true, accountId: accountId('account-1'), profileFilled: true }),
    resendCode: success(undefined),
    setPassword: success({ accepted: true }),
    loadRecruiter: success(aCompleteRecruiter()),
  };

  signUp = this.#method('signUp');
  signIn = this.#method('signIn');
  requestPasswordCode = this.#method('requestPasswordCode');
  confirmSignUp = this.#method('confirmSignUp');
  confirmPasswordReset = this.#method('confirmPasswordReset');
  resendCode = this.#method('resendCode');
  setPassword = this.#method('setPassword');
  loadRecruiter = this.#method('loadRecruiter');

  #method<M extends Method>(name: M) {
    return async (...given: Parameters<Accounts[M]>): Promise<Awaited<Answers[M]>> => {
      this.asked.push([name, ...given]);
      return await this.answers[name];
    };
  }
}
