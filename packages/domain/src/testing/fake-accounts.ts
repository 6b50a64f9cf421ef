import type { AccountCodes } from '../account/account-codes.ts';
import type { Accounts } from '../account/accounts.ts';
import type { GoogleAccounts } from '../account/google-sign-in.ts';
import type { GoogleCredential } from '../account/google-identity.ts';
import type { ServiceSession } from '../account/session.ts';
import type { UnsentDrafts } from '../account/signing-out.ts';
import { success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId } from './builders.ts';
import { type ScriptedPort, scriptedPort } from './scripted-port.ts';

export type FakeAccounts = ScriptedPort<Accounts & AccountCodes>;

export const someAccounts = (): FakeAccounts =>
  scriptedPort<Accounts & AccountCodes>({
    signUp: success({ alreadyVerified: false, accountId: accountId('account-1') }),
    signIn: success({ accepted: true, accountId: accountId('account-1'), verified: true, profileFilled: true }),
    requestPasswordCode: success({ accepted: true }),
    confirmSignUp: success({ accepted: true, accountId: accountId('account-1'), profileFilled: false }),
    confirmPasswordReset: success({ accepted: true, accountId: accountId('account-1'), profileFilled: true }),
    resendCode: success(undefined),
    setPassword: success({ accepted: true }),
    loadRecruiter: success(aCompleteRecruiter()),
  });

export const aServiceSession = (): ScriptedPort<ServiceSession> =>
  scriptedPort<ServiceSession>({ end: success(undefined) });

export const someUnsentDrafts = (): ScriptedPort<UnsentDrafts> =>
  scriptedPort<UnsentDrafts>({ countUnsent: 0, removeUnsent: undefined });

export const aCredential = (email = 'nadia.rahman@northwind.example'): GoogleCredential => ({
  token: `header.${email}.signature`,
  email,
  name: 'Nadia Rahman',
});

export const someGoogleAccounts = (): ScriptedPort<GoogleAccounts> =>
  scriptedPort<GoogleAccounts>({
    signIn: success({ accepted: true, accountId: accountId(''), verified: false, profileFilled: false }),
    signUp: success({ alreadyVerified: false, accountId: accountId('account-1') }),
  });
