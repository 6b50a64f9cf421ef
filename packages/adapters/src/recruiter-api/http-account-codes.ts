import type { Accepted, AccountCodes, CodeAnswer, SignUpAnswer } from '@glo/domain/account/account-codes';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/account-codes.ts';
import type { Content } from '../wire/read-reply.ts';
import { readRefusal, readSignUp } from './read-account.ts';

const entryFields = { email: 'email', password: 'password' };

export class HttpAccountCodes extends ApiClient implements AccountCodes {
  async signUp(email: string, password: string): Promise<Outcome<SignUpAnswer>> {
    const body = { email, password, is_google_signedIn: false };
    return readSignUp(
      await this.api.send(wire.signUp, { body, fields: entryFields }),
      ({ verified }) => verified ?? false,
    );
  }

  async requestPasswordCode(email: string): Promise<Outcome<Accepted>> {
    return readAccepted(await this.api.send(wire.forgotPassword, { body: { email }, fields: entryFields }));
  }

  async confirmSignUp(accountId: AccountId, code: number): Promise<Outcome<CodeAnswer>> {
    const answer = await this.api.send(wire.verifyOtp, { body: { userId: accountId, otp: code } });
    return readCode(answer, accountId);
  }

  async confirmPasswordReset(email: string, code: number): Promise<Outcome<CodeAnswer>> {
    return readCode(await this.api.send(wire.verifyOtpLogin, { body: { email, otp: code } }), null);
  }

  resendCode(email: string): Promise<Outcome<void>> {
    return this.command(wire.resendOtp, { body: { email } });
  }

  async setPassword(email: string, password: string): Promise<Outcome<Accepted>> {
    return readAccepted(await this.api.send(wire.createNewPassword, { body: { email, password } }));
  }
}

function readAccepted(answer: Outcome<Content<typeof wire.forgotPassword>>): Outcome<Accepted> {
  if (!answer.ok) return answer;
  const message = readRefusal(answer.value);
  return success(message === null ? { accepted: true } : { accepted: false, message });
}

/** `known` is the account of the request, for replies without one (decision 47). */
function readCode(answer: Outcome<Content<typeof wire.verifyOtp>>, known: AccountId | null): Outcome<CodeAnswer> {
  if (!answer.ok) return answer;
  const message = readRefusal(answer.value);
  if (message !== null) return success({ accepted: false, message });
  const { user } = answer.value;
  return success({
    accepted: true,
    accountId: (user?._id as AccountId | undefined) ?? known,
    profileFilled: user?.is_form_filled ?? false,
  });
}
