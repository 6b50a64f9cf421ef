import { beforeEach, describe, expect, it } from 'vitest';
import { type Outcome, failure, success } from '../shared/outcome.ts';
import { aCompleteRecruiter, accountId, aSession } from '../testing/builders.ts';
import { aCredential, someUnsentDrafts } from '../testing/fake-accounts.ts';
import { aProfileGateway } from '../testing/profile.ts';
import { FakeSession } from '../testing/onboarding.ts';
import { OwnAccount } from './own-account.ts';

let gateway: ReturnType<typeof aProfileGateway>;
let session: FakeSession;
let unsent: ReturnType<typeof someUnsentDrafts>;
let account: OwnAccount;

const recruiter = aCompleteRecruiter();

beforeEach(() => {
  gateway = aProfileGateway();
  session = new FakeSession(aSession(recruiter));
  unsent = someUnsentDrafts();
  account = new OwnAccount(gateway, session, unsent);
});

describe('changing the password', () => {
  it('ends the session with a reason, and the unsent emails', async () => {
    expect(await account.changePassword('Welcome1!', 'Another2!')).toEqual(success(undefined));
    expect(gateway.asked).toEqual([['changePassword', 'account-1', 'Welcome1!', 'Another2!']]);
    expect([session.current, session.ended]).toEqual([null, 'password-changed']);
    expect(unsent.asked).toEqual([['removeUnsent', 'account-1']]);
  });

  it('keeps the session after a failure', async () => {
    gateway.answers.changePassword = failure('refused', 'Your current password is wrong.');
    expect(await account.changePassword('x', 'Another2!')).toEqual(gateway.answers.changePassword);
    expect(session.ended).toBeNull();
  });
});

describe('deleting the account', () => {
  it('accepts the password and ends the session with a reason, and the unsent emails', async () => {
    expect(await account.delete({ password: 'Welcome1!' })).toEqual({ ok: true });
    expect(gateway.asked).toEqual([['deleteAccount', recruiter, { password: 'Welcome1!' }]]);
    expect([session.current, session.ended]).toEqual([null, 'account-deleted']);
    expect(unsent.asked).toEqual([['removeUnsent', 'account-1']]);
  });

  it.each([
    [' Meera.Nair@Tidewater.example ', true, { ok: true }],
    ['other@tidewater.example', false, { ok: false, reason: 'other-identity' }],
  ])('accepts a credential for the same email in any spelling: %j', async (email, isOwn, answer) => {
    const google = aCredential(email);
    expect(account.isOwn(google)).toBe(isOwn);
    expect(await account.delete({ google })).toEqual(answer);
    expect(gateway.asked).toEqual(isOwn ? [['deleteAccount', recruiter, { google }]] : []);
    expect(session.ended).toBe(isOwn ? 'account-deleted' : null);
  });

  it('keeps the session after a failure', async () => {
    gateway.answers.deleteAccount = failure('refused', 'Wrong password.');
    expect(await account.delete({ password: 'x' })).toEqual({
      ok: false,
      reason: 'failed',
      failure: { kind: 'refused', text: 'Wrong password.' },
    });
    expect(session.ended).toBeNull();
  });

  it.each([null, aSession(aCompleteRecruiter({ accountId: accountId('account-2') }))])(
    'keeps the session of another account',
    async (then) => {
      const answer = Promise.withResolvers<Outcome<void>>();
      gateway.answers.deleteAccount = answer.promise;
      const sent = account.delete({ password: 'Welcome1!' });
      session.current = then;
      answer.resolve(success(undefined));
      expect(await sent).toEqual({ ok: true });
      expect([session.current, session.ended]).toEqual([then, null]);
    },
  );

  it('needs a session', async () => {
    session.current = null;
    expect(await account.delete({ password: 'x' })).toMatchObject({ failure: { kind: 'signed-out' } });
    expect(await account.changePassword('x', 'y')).toEqual(failure('signed-out'));
    expect(account.isOwn(aCredential())).toBe(false);
    session.current = { ...aSession(), recruiter: null };
    expect(account.isOwn(aCredential())).toBe(false);
    expect(gateway.asked).toEqual([]);
  });
});
