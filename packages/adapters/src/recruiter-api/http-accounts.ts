import type { Accepted, Accounts, CodeAnswer, Recruiter, SignInAnswer, SignUpAnswer } from '@glo/domain/account';
import { type AccountId, failure, type Outcome, success } from '@glo/domain/shared';
import type { Api } from '../http/api.ts';
import * as wire from '../wire/account.ts';
import type { ReplyOf } from '../wire/call.ts';
import { readRecruiter } from './read-recruiter.ts';

export class HttpAccounts implements Accounts {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>> {
    const answer = await this.#api.send(wire.signUp, { body: { email, password, is_google_signedIn: false } });
    if (!answer.ok) return answer;
    const { verified, _id } = answer.value;
    if (verified) return success({ alreadyVerified: true });
    return _id ? success({ alreadyVerified: false, accountId: _id as AccountId }) : missing('POST /user/signup: _id');
  }

  async signIn(email: string, password: string): Promise<Outcome<SignInAnswer>> {
    const answer = await this.#api.send(wire.login, { body: { email, password } });
    if (!answer.ok) return answer;
    const { error, type, message = '', verified = false, is_form_filled = false, _id } = answer.value;
    if (error) return success({ accepted: false, field: type === 'password' ? 'password' : 'email', message });
    if (_id === undefined && verified) return missing('POST /user/login: _id');
    return success({ accepted: true, accountId: (_id ?? '') as AccountId, verified, profileFilled: is_form_filled });
  }

  async requestPasswordCode(email: string): Promise<Outcome<Accepted>> {
    return readAccepted(await this.#api.send(wire.forgotPassword, { body: { email } }));
  }

  async confirmSignUp(accountId: AccountId, code: number): Promise<Outcome<CodeAnswer>> {
    return readCode(await this.#api.send(wire.verifyOtp, { body: { userId: accountId, otp: code } }));
  }

  async confirmPasswordReset(email: string, code: number): Promise<Outcome<CodeAnswer>> {
    return readCode(await this.#api.send(wire.verifyOtpLogin, { body: { email, otp: code } }));
  }

  async resendCode(email: string): Promise<Outcome<void>> {
    const answer = await this.#api.send(wire.resendOtp, { body: { email } });
    return answer.ok ? success(undefined) : answer;
  }

  async setPassword(email: string, password: string): Promise<Outcome<Accepted>> {
    return readAccepted(await this.#api.send(wire.createNewPassword, { body: { email, password } }));
  }

  async loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>> {
    const answer = await this.#api.send(wire.getRecruiterDetails, { query: { id: accountId } });
    if (!answer.ok) return answer;
    const [first] = answer.value.recruiter;
    return success(first === undefined ? null : readRecruiter(first));
  }
}

function readAccepted(answer: Outcome<{ error?: unknown; message?: string | undefined }>): Outcome<Accepted> {
  if (!answer.ok) return answer;
  const { error, message = '' } = answer.value;
  return success(error ? { accepted: false, message } : { accepted: true });
}

function readCode(answer: Outcome<ReplyOf<typeof wire.verifyOtp>>): Outcome<CodeAnswer> {
  if (!answer.ok) return answer;
  const { error, message = '', user } = answer.value;
  if (error) return success({ accepted: false, message });
  if (user === undefined) return missing('POST /verifyotp: user');
  return success({
    accepted: true,
    accountId: user._id as AccountId,
    profileFilled: user.is_form_filled ?? false,
  });
}

function missing(what: string): Outcome<never> {
  return failure('unexpected-reply', `${what} is missing`);
}
