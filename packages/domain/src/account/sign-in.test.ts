import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { someAccounts, type FakeAccounts } from '../testing/fake-accounts.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { SignIn } from './sign-in.ts';

let accounts: FakeAccounts;
let session: FakeSession;
let signIn: SignIn;

beforeEach(() => {
  accounts = someAccounts();
  session = new FakeSession(null);
  signIn = new SignIn(accounts, session);
});

describe('signing in with a password', () => {
  const withPassword = () => signIn.withPassword(' meera.nair@tidewater.example ', ' pass word1 ');

  it('loads the recruiter, then starts the session', async () => {
    expect(await withPassword()).toEqual({ ok: true, next: 'dashboard' });
    expect(accounts.asked).toEqual([
      ['signIn', 'meera.nair@tidewater.example', ' pass word1 '],
      ['loadRecruiter', 'account-1'],
    ]);
    expect(session.current).toEqual(aSession());
  });

  it.each([
    ['the profile is not filled', { profileFilled: false }, aCompleteRecruiter(), 'details', 1],
    ['the service has no details', {}, null, 'details', 2],
    ['the reply does not say it, and there are none', { profileFilled: null }, null, 'details', 2],
    [
      'the reply does not say it, but they are',
      { profileFilled: null },
      aCompleteRecruiter({ name: '' }),
      'dashboard',
      2,
    ],
  ] as const)('if %s continues there', async (_, change, recruiter, next, calls) => {
    accounts.answers.signIn = signedIn(change);
    accounts.answers.loadRecruiter = success(recruiter);
    expect(await withPassword()).toEqual({ ok: true, next });
    expect(accounts.asked).toHaveLength(calls);
    expect(session.current).toMatchObject(
      next === 'details' ? { profileFilled: false, recruiter: null } : { profileFilled: true, recruiter },
    );
  });

  it('does not find an unverified account', async () => {
    accounts.answers.signIn = signedIn({ verified: false });
    expect(await withPassword()).toEqual({ ok: false, reason: 'user-not-found' });
    expect(session.current).toBeNull();
  });

  it('returns the refused field and the message', async () => {
    accounts.answers.signIn = success({ accepted: false, field: 'password', message: 'Wrong password.' });
    expect(await withPassword()).toEqual({ ok: false, reason: 'field', field: 'password', message: 'Wrong password.' });
    expect(session.current).toBeNull();
  });

  it('reports a browser without cookies if the next request is a 401', async () => {
    accounts.answers.loadRecruiter = failure('signed-out', 'Please sign in.');
    expect(await withPassword()).toEqual({ ok: false, reason: 'not-kept' });
    expect(session.current).toBeNull();
  });

  it('starts no session if a request fails', async () => {
    accounts.answers.signIn = failure('unreachable');
    expect(await withPassword()).toEqual({ ok: false, reason: 'failed', failure: { kind: 'unreachable', text: '' } });
    accounts.answers.signIn = signedIn({});
    accounts.answers.loadRecruiter = failure('server-error');
    expect(await withPassword()).toEqual({ ok: false, reason: 'failed', failure: { kind: 'server-error', text: '' } });
    expect(session.current).toBeNull();
  });
});

function signedIn(change: { readonly verified?: boolean; readonly profileFilled?: boolean | null }) {
  return success({
    accepted: true as const,
    accountId: accountId('account-1'),
    verified: true,
    profileFilled: true,
    ...change,
  });
}
