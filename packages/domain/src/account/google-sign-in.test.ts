import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { accountId, aSession } from '../testing/builders.ts';
import { aCredential, type FakeAccounts, someAccounts, someGoogleAccounts } from '../testing/fake-accounts.ts';
import { FakeOnboardingDrafts, FakeSession } from '../testing/onboarding.ts';
import type { ScriptedPort } from '../testing/scripted-port.ts';
import { type GoogleAccounts, GoogleSignIn } from './google-sign-in.ts';

let google: ScriptedPort<GoogleAccounts>;
let accounts: FakeAccounts;
let session: FakeSession;
let drafts: FakeOnboardingDrafts;

beforeEach(() => {
  google = someGoogleAccounts();
  accounts = someAccounts();
  session = new FakeSession(null);
  drafts = new FakeOnboardingDrafts();
});

const signIn = () => new GoogleSignIn(google, accounts, session, drafts).withCredential(aCredential());
const known = { accepted: true, accountId: accountId('account-1'), verified: true, profileFilled: true } as const;

describe('signing in with Google', () => {
  it('loads the recruiter of a filled profile', async () => {
    google.answers.signIn = success(known);
    expect(await signIn()).toEqual({ ok: true, next: 'dashboard' });
    expect(google.asked).toEqual([['signIn', aCredential()]]);
    expect(session.current).toEqual({ ...aSession(), email: aCredential().email });
  });

  it.each([
    ['not found', { ...known, verified: false, profileFilled: false }],
    ['refused', { accepted: false, field: 'email', message: 'Never heard of.' } as const],
  ])('signs up if the email is %s', async (_what, answer) => {
    google.answers.signIn = success(answer);
    expect(await signIn()).toEqual({ ok: true, next: 'details' });
    expect(google.asked.map(([call]) => call)).toEqual(['signIn', 'signUp']);
    expect(session.current).toMatchObject({ accountId: 'account-1', verified: true, profileFilled: false });
  });

  it('fills an empty name in the onboarding draft unless the profile is filled', async () => {
    google.answers.signIn = success(known);
    await signIn();
    expect(drafts.draft.name).toBe('');
    google.answers.signIn = success({ ...known, profileFilled: false });
    await signIn();
    expect(drafts.draft.name).toBe('Nadia Rahman');
    drafts.update({ name: 'Nadia R.' });
    await signIn();
    expect(drafts.draft.name).toBe('Nadia R.');
  });

  const refusal = (field: 'email' | 'password', message: string) =>
    success({ accepted: false, field, message } as const);
  const alreadyVerified = success({ alreadyVerified: true } as const);
  const expired = failure('refused', 'This Google sign-in has expired.');
  it.each([
    ['an account with a password', refusal('email', 'Use your password.'), alreadyVerified, 'Use your password.', 2],
    ['an account without a message', success({ ...known, verified: false }), alreadyVerified, '', 2],
    ['a password, without creating an account', refusal('password', 'Wrong password.'), null, 'Wrong password.', 1],
    ['a new credential', refusal('email', 'Never heard of.'), expired, 'This Google sign-in has expired.', 2],
    ['a known credential', expired, null, 'This Google sign-in has expired.', 1],
  ])('passes on the refusal of %s', async (_, answer, made, message, calls) => {
    google.answers.signIn = answer;
    if (made !== null) google.answers.signUp = made;
    expect(await signIn()).toEqual({ ok: false, reason: 'refused', message });
    expect([google.asked.length, session.current]).toEqual([calls, null]);
  });

  it.each([
    ['signIn', failure('unreachable')],
    ['signIn', failure('server-error', 'Out of order.')],
    ['signIn', failure('refused')],
    ['signUp', failure('unreachable')],
  ] as const)('starts no session if %s fails: %j', async (call, answer) => {
    google.answers[call] = answer;
    expect(await signIn()).toEqual({ ...answer, reason: 'failed' });
    expect(session.current).toBeNull();
  });
});
