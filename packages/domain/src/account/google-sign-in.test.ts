import { beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId } from '../testing/builders.ts';
import { aCredential, type FakeAccounts, someAccounts, someGoogleAccounts } from '../testing/fake-accounts.ts';
import { FakeOnboardingDrafts, FakeSession } from '../testing/onboarding.ts';
import type { ScriptedPort } from '../testing/scripted-port.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import { GoogleSignIn } from './google-sign-in.ts';

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
    expect(session.current).toEqual({
      accountId: 'account-1',
      email: aCredential().email,
      verified: true,
      profileFilled: true,
      recruiter: aCompleteRecruiter(),
    });
  });

  it('continues with the details if the profile is not filled', async () => {
    google.answers.signIn = success({ ...known, profileFilled: false });
    expect(await signIn()).toEqual({ ok: true, next: 'details' });
    expect(accounts.asked).toEqual([]);
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

  it('fills an empty name in the onboarding draft', async () => {
    await signIn();
    expect(drafts.draft.name).toBe('Nadia Rahman');
    drafts.update({ name: 'Nadia R.' });
    await signIn();
    expect(drafts.draft.name).toBe('Nadia R.');
  });

  it('keeps the draft if the profile is filled', async () => {
    google.answers.signIn = success(known);
    await signIn();
    expect(drafts.draft.name).toBe('');
  });

  it('passes on the refusal of an account with a password', async () => {
    google.answers.signIn = success({ accepted: false, field: 'email', message: 'Use your password.' });
    google.answers.signUp = success({ alreadyVerified: true });
    expect(await signIn()).toEqual({ ok: false, reason: 'refused', message: 'Use your password.' });
    expect(session.current).toBeNull();
  });

  it('is refused without a message if the service has none', async () => {
    google.answers.signIn = success({ ...known, verified: false });
    google.answers.signUp = success({ alreadyVerified: true });
    expect(await signIn()).toEqual({ ok: false, reason: 'refused', message: '' });
  });

  it('creates no account if the password is refused', async () => {
    google.answers.signIn = success({ accepted: false, field: 'password', message: 'Wrong password.' });
    expect(await signIn()).toEqual({ ok: false, reason: 'refused', message: 'Wrong password.' });
    expect(google.asked).toHaveLength(1);
  });

  it('passes on the refusal of the credential', async () => {
    google.answers.signUp = failure('refused', 'This Google sign-in has expired.');
    expect(await signIn()).toEqual({ ok: false, reason: 'refused', message: 'This Google sign-in has expired.' });
  });

  it.each(['signIn', 'signUp'] as const)('starts no session if %s fails', async (call) => {
    google.answers[call] = failure('unreachable');
    expect(await signIn()).toEqual({ ok: false, reason: 'failed', failure: { kind: 'unreachable', text: '' } });
    expect(session.current).toBeNull();
  });

  it.each([failure('server-error', 'Out of order.'), failure('refused')])(
    'passes on other failures',
    async (answer) => {
      google.answers.signIn = answer;
      expect(await signIn()).toEqual({ ...answer, reason: 'failed' });
    },
  );

  it('starts no session if the recruiter cannot be loaded', async () => {
    google.answers.signIn = success(known);
    accounts.answers.loadRecruiter = failure('server-error');
    expect(await signIn()).toMatchObject({ ok: false, reason: 'failed' });
    expect(session.current).toBeNull();
  });
});
