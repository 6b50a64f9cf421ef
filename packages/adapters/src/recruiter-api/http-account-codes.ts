import type { Accepted, AccountCodes, CodeAnswer, SignUpAnswer } from '@glo/domain/account/account-codes';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { Api } from '../http/api.ts';
import * as wire from '../wire/account-codes.ts';
import type { ReplyOf } from '../wire/call.ts';
import { missing } from './missing.ts';
import { readSignUp } from './read-sign-up.ts';

export class HttpAccountCodes implements AccountCodes {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>> {
    const body = { email, password, is_google_signedIn: false };
    return readSignUp(await this.#api.send(wire.signUp, { body }), ({ verified }) => verified);
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
