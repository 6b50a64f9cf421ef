import type { SignUpAnswer } from '@glo/domain/account/account-codes';
import type { SignInAnswer } from '@glo/domain/account/accounts';
import type { AccountId } from '@glo/domain/shared/ids';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import { isError, serverWords } from '../http/server-words.ts';
import type { login } from '../wire/account.ts';
import type { signUp } from '../wire/account-codes.ts';
import type { Content } from '../wire/read-reply.ts';

export function readSignIn(answer: Outcome<Content<typeof login>>): Outcome<SignInAnswer> {
  if (!answer.ok) return answer;
  const { type, _id, verified = true, is_form_filled = null } = answer.value;
  const message = readRefusal(answer.value);
  if (message !== null) return success({ accepted: false, field: type === 'password' ? 'password' : 'email', message });
  if (_id === undefined && verified) return missing('POST /user/login: _id');
  return success({ accepted: true, accountId: (_id ?? '') as AccountId, verified, profileFilled: is_form_filled });
}

/** `isExisting` decides whether the account existed before. */
export function readSignUp(
  answer: Outcome<Content<typeof signUp>>,
  isExisting: (reply: Content<typeof signUp>) => boolean,
): Outcome<SignUpAnswer> {
  if (!answer.ok) return answer;
  const { _id } = answer.value;
  if (isExisting(answer.value)) return success({ alreadyVerified: true });
  return _id ? success({ alreadyVerified: false, accountId: _id as AccountId }) : missing('POST /user/signup: _id');
}

/** Returns the message of a reply with an `error`, '' if it has none, or null for a reply without `error`. */
export function readRefusal(reply: { readonly error?: unknown; readonly message?: string | undefined }): string | null {
  return isError(reply.error) ? serverWords('', reply) : null;
}

export function missing(name: string): Outcome<never> {
  return failure('unexpected-reply', `${name} is missing`);
}
