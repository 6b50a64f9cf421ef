import { HttpAccounts } from '@glo/adapters/recruiter-api/http-accounts';
import { HttpProfileGateway } from '@glo/adapters/recruiter-api/http-profile-gateway';
import type { Outcome } from '@glo/domain/shared/outcome';
import { seedRows, type StandIn, startStandIn } from '@glo/mock-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser } from './a-browser.ts';
import { pngImage } from './files.ts';

const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };
let standIn: StandIn;

beforeEach(async () => {
  standIn = await startStandIn({ rateLimit: 'off', rows: (now) => seedRows({ seed: 1, candidates: 10, now }) });
});
afterEach(() => standIn.close());

describe('the profile desk, in front of the stand-in', () => {
  it('edits details and pictures', async () => {
    const { desk, accounts, me } = await signedIn();
    const details = { name: 'Meera I', position: 'Head', phoneNumber: '+9822014564', location: 'Goa, India' };
    expect(await desk.edit(me.accountId, details)).toEqual({ ok: true, value: undefined });
    const profilePicture = value(await desk.uploadPicture(me.accountId, 'profile', pngImage()));
    const coverPicture = value(await desk.uploadPicture(me.accountId, 'cover', pngImage()));
    expect(value(await accounts.loadRecruiter(me.accountId))).toEqual({
      ...me,
      ...details,
      profilePicture,
      coverPicture,
    });
  });

  it('says why it does not', async () => {
    const { desk, me } = await signedIn();
    const fake = new File(['<svg/>'], 'me.png', { type: 'image/png' });
    expect(await desk.uploadPicture(me.accountId, 'profile', fake)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await desk.changePassword(me.accountId, 'wrong', 'Another2!')).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Your current password is wrong.', forbidden: true },
    });
    expect(await desk.deleteAccount(me, { password: 'wrong' })).toEqual({
      ok: false,
      failure: { kind: 'refused', text: 'Wrong password.', forbidden: true },
    });
  });

  it('changes the password, and then deletes the account', async () => {
    const { desk, accounts, me } = await signedIn();
    value(await desk.changePassword(me.accountId, demo.password, 'Another2!'));
    expect(value(await accounts.signIn(demo.email, 'Another2!'))).toMatchObject({ accepted: true });
    expect(await desk.deleteAccount(me, { password: 'Another2!' })).toEqual({ ok: true, value: undefined });
    expect(value(await accounts.signIn(demo.email, 'Another2!'))).toMatchObject({ accepted: false });
  });
});

async function signedIn() {
  const { api } = aBrowser(standIn.url);
  const accounts = new HttpAccounts(api);
  const answer = value(await accounts.signIn(demo.email, demo.password));
  if (!answer.accepted) throw new Error('The demo recruiter cannot sign in');
  const me = value(await accounts.loadRecruiter(answer.accountId));
  if (me === null) throw new Error('The demo recruiter has no details');
  return { accounts, desk: new HttpProfileGateway(api), me };
}

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.kind} ${outcome.failure.text}`);
  return outcome.value;
}
