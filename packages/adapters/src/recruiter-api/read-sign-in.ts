import type { SignInAnswer, SignUpAnswer } from '@glo/domain/account';
import { type AccountId, failure, type Outcome, success } from '@glo/domain/shared';
import type { login, signUp } from '../wire/account.ts';
import type { ReplyOf } from '../wire/call.ts';

export function readSignIn(answer: Outcome<ReplyOf<typeof login>>): Outcome<SignInAnswer> {
  if (!answer.ok) return answer;
  const { error, type, message = '', verified = false, is_form_filled = false, _id } = answer.value;
  if (error) return success({ accepted: false, field: type === 'password' ? 'password' : 'email', message });
  if (_id === undefined && verified) return missing('POST /user/login: _id');
  return success({ accepted: true, accountId: (_id ?? '') as AccountId, verified, profileFilled: is_form_filled });
}

/** `isThere`: what the reply says when there was such an account before. */
export function readSignUp(
  answer: Outcome<ReplyOf<typeof signUp>>,
  isThere: (reply: ReplyOf<typeof signUp>) => boolean,
): Outcome<SignUpAnswer> {
  if (!answer.ok) return answer;
  const { _id } = answer.value;
  if (isThere(answer.value)) return success({ alreadyVerified: true });
  return _id ? success({ alreadyVerified: false, accountId: _id as AccountId }) : missing('POST /user/signup: _id');
}

export function missing(what: string): Outcome<never> {
  return failure('unexpected-reply', `${what} is missing`);
}
