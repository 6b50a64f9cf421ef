import type { SignUpAnswer } from '@glo/domain/account/account-codes';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { signUp } from '../wire/sign-up.ts';
import type { Content } from '../wire/read-reply.ts';
import { missing } from './missing.ts';

/** `isThere`: what the reply says when there was such an account before. */
export function readSignUp(
  answer: Outcome<Content<typeof signUp>>,
  isThere: (reply: Content<typeof signUp>) => boolean,
): Outcome<SignUpAnswer> {
  if (!answer.ok) return answer;
  const { _id } = answer.value;
  if (isThere(answer.value)) return success({ alreadyVerified: true });
  return _id ? success({ alreadyVerified: false, accountId: _id as AccountId }) : missing('POST /user/signup: _id');
}
