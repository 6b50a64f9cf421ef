import type { SignInAnswer } from '@glo/domain/account/accounts';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { login } from '../wire/account.ts';
import type { Content } from '../wire/read-reply.ts';
import { missing } from './missing.ts';
import { readRefusal } from './read-refusal.ts';

export function readSignIn(answer: Outcome<Content<typeof login>>): Outcome<SignInAnswer> {
  if (!answer.ok) return answer;
  const { type, _id, verified = true, is_form_filled = null } = answer.value;
  const message = readRefusal(answer.value);
  if (message !== null) return success({ accepted: false, field: type === 'password' ? 'password' : 'email', message });
  if (_id === undefined && verified) return missing('POST /user/login: _id');
  return success({ accepted: true, accountId: (_id ?? '') as AccountId, verified, profileFilled: is_form_filled });
}
