import type { SignInAnswer } from '@glo/domain/account/accounts';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { login } from '../wire/account.ts';
import type { ReplyOf } from '../wire/call.ts';
import { missing } from './missing.ts';

export function readSignIn(answer: Outcome<ReplyOf<typeof login>>): Outcome<SignInAnswer> {
  if (!answer.ok) return answer;
  const { error, type, message = '', verified = false, is_form_filled = false, _id } = answer.value;
  if (error) return success({ accepted: false, field: type === 'password' ? 'password' : 'email', message });
  if (_id === undefined && verified) return missing('POST /user/login: _id');
  return success({ accepted: true, accountId: (_id ?? '') as AccountId, verified, profileFilled: is_form_filled });
}
