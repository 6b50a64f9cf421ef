import type { Accounts, SignInAnswer } from '@glo/domain/account/accounts';
import type { Recruiter } from '@glo/domain/account/recruiter';
import type { AccountId } from '@glo/domain/shared/ids';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import * as wire from '../wire/account.ts';
import { readRecruiter } from './read-recruiter.ts';
import { missing, readSignIn } from './read-account.ts';

const entryFields = { email: 'email', password: 'password' };

export class HttpAccounts extends ApiClient implements Accounts {
  async signIn(email: string, password: string): Promise<Outcome<SignInAnswer>> {
    return readSignIn(await this.api.send(wire.login, { body: { email, password }, fields: entryFields }));
  }

  async loadRecruiter(accountId: AccountId): Promise<Outcome<Recruiter | null>> {
    const answer = await this.api.send(wire.getRecruiterDetails, { query: { id: accountId } });
    if (!answer.ok) return answer;
    const [first] = answer.value.recruiter;
    if (first === undefined && answer.leftOut > 0) return missing('POST /getRecruiterDetailsByID: recruiter');
    return success(first === undefined ? null : readRecruiter(first, accountId));
  }
}
