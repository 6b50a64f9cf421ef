import { login } from '@glo/adapters/wire/account';
import { forgotPassword, signUp } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { changePassword, deleteAccount } from '@glo/adapters/wire/profile';
import { expect } from 'vitest';
import type { Cases } from '../../frame/case.ts';
import { passwordOfAll } from '../../frame/people.ts';
import type { Scene } from '../../frame/scene.ts';
import { anUnverifiedAccount } from './sign-up.ts';

/** Cases of five calls for accounts that sign in with Google (decisions 16 and 18). */

/** The service requires this password but does not store it. */
const withGoogle = (email: string, credential: string) => ({
  email,
  password: passwordOfAll,
  is_google_signedIn: true,
  credential,
});

async function aGoogleAccount(scene: Scene) {
  const email = scene.anEmail();
  const client = scene.visitor();
  const body = withGoogle(email, await scene.credentialOf(email));
  const { _id: accountId = '' } = await client.ask(signUp, { body });
  return { client, email, accountId };
}

const goodbye = (accountId: string, credential?: string) => ({
  password: '',
  recruiterId: accountId,
  recruiterDetailsId: '',
  is_google_signedin: true,
  ...(credential !== undefined && { credential }),
});

const refusedEmail = { error: true, type: 'email', message: expect.stringMatching(/./) };

export const googleSignUps: Cases = {
  'creates a verified account for a Google credential and signs in': async (scene) => {
    const email = scene.anEmail();
    const client = scene.visitor();
    const reply = await client.ask(signUp, { body: withGoogle(email, await scene.credentialOf(email)) });
    expect(reply).toMatchObject({ verified: true, _id: expect.stringMatching(/./) });
    expect(await scene.mailTo(email)).toEqual([]);
    await client.ask(getCompanies);
  },
  'reports an existing Google account without opening a session': async (scene) => {
    const { email, accountId } = await aGoogleAccount(scene);
    const client = scene.visitor();
    const reply = await client.ask(signUp, { body: withGoogle(email, await scene.credentialOf(email)) });
    expect(reply.verified).toBe(true);
    expect(reply._id).not.toBe(accountId);
    await client.refused(401, getCompanies);
  },
  'keeps an account with a password as it is': async (scene) => {
    const { email } = await scene.newcomer();
    const client = scene.visitor();
    const reply = await client.ask(signUp, { body: withGoogle(email, await scene.credentialOf(email)) });
    expect(reply).toMatchObject({ verified: true, message: expect.stringMatching(/password/) });
    await client.refused(401, getCompanies);
    await scene.signIn(email);
  },
  'gives the email to its owner if a stranger signed up with it and a password': async (scene) => {
    const { client: pretender, email } = await anUnverifiedAccount(scene);
    const client = scene.visitor();
    await client.ask(signUp, { body: withGoogle(email, await scene.credentialOf(email)) });
    await client.ask(getCompanies);
    expect(await pretender.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject(refusedEmail);
  },
};

export const wrongGoogleSignUps: Cases = {
  'refuses the Google flag without a credential, and a credential without the flag': async (scene) => {
    const email = scene.anEmail();
    const { credential, ...flagAlone } = withGoogle(email, await scene.credentialOf(email));
    await scene.visitor().refused(400, signUp, { body: flagAlone });
    const credentialAlone = { ...flagAlone, credential, is_google_signedIn: false };
    await scene.visitor().refused(400, signUp, { body: credentialAlone });
  },
  'refuses a credential for another email': async (scene) => {
    const credential = await scene.credentialOf(scene.anEmail());
    await scene.visitor().refused(400, signUp, { body: withGoogle(scene.anEmail(), credential) });
  },
  'refuses a forged credential': async (scene) => {
    const email = scene.anEmail();
    const [header, , signature] = (await scene.credentialOf(scene.anEmail())).split('.');
    const [, claims] = (await scene.credentialOf(email)).split('.');
    await scene.visitor().refused(400, signUp, { body: withGoogle(email, `${header}.${claims}.${signature}`) });
  },
};

export const googleLogins: Cases = {
  'signs in with Google': async (scene) => {
    const { email, accountId } = await aGoogleAccount(scene);
    const client = scene.visitor();
    const body = { email, password: '', credential: await scene.credentialOf(email) };
    expect(await client.ask(login, { body })).toMatchObject({ verified: true, is_form_filled: false, _id: accountId });
    await client.ask(getCompanies);
  },
  'does not find a Google user without an account': async (scene) => {
    const email = scene.anEmail();
    const body = { email, password: '', credential: await scene.credentialOf(email) };
    expect(await scene.visitor().ask(login, { body })).toMatchObject({ verified: false, message: 'User not found' });
  },
  'refuses a Google credential for an account with a password': async (scene) => {
    const { email } = await scene.newcomer();
    const client = scene.visitor();
    const body = { email, password: '', credential: await scene.credentialOf(email) };
    expect(await client.ask(login, { body })).toMatchObject(refusedEmail);
    await client.refused(401, getCompanies);
  },
  'refuses a password for a Google account': async (scene) => {
    const { email } = await aGoogleAccount(scene);
    const body = { email, password: passwordOfAll };
    expect(await scene.visitor().ask(login, { body })).toMatchObject(refusedEmail);
  },
  'refuses a credential that is expired or for another email': async (scene) => {
    const { email } = await aGoogleAccount(scene);
    const another = { email, password: '', credential: await scene.credentialOf(scene.anEmail()) };
    expect(await scene.visitor().ask(login, { body: another })).toMatchObject(refusedEmail);
    const old = { email, password: '', credential: await scene.credentialOf(email) };
    await scene.advance({ minutes: 62 });
    expect(await scene.visitor().ask(login, { body: old })).toMatchObject(refusedEmail);
  },
};

export const forgottenByGoogle: Cases = {
  'refuses Google accounts': async (scene) => {
    const { email } = await aGoogleAccount(scene);
    const reply = await scene.visitor().ask(forgotPassword, { body: { email } });
    expect(reply).toMatchObject({ error: true, message: expect.stringMatching(/Google/) });
    expect(await scene.mailTo(email)).toEqual([]);
  },
};

export const noPasswordAtGoogle: Cases = {
  'refuses Google accounts': async (scene) => {
    const { client, accountId } = await aGoogleAccount(scene);
    const body = { currentPassword: passwordOfAll, newPassword: 'Another2!' };
    const words = await client.refused(403, changePassword, { params: { recruiterId: accountId }, body });
    expect(words).toMatch(/Google/);
  },
};

export const googleDeletions: Cases = {
  'deletes a Google account with a fresh credential': async (scene) => {
    const { client, email, accountId } = await aGoogleAccount(scene);
    await client.ask(deleteAccount, { body: goodbye(accountId, await scene.credentialOf(email)) });
    await client.refused(401, getCompanies);
  },
};

export const refusedGoogleDeletions: Cases = {
  'answers 403 for a Google account without its own fresh credential': async (scene) => {
    const { client, email, accountId } = await aGoogleAccount(scene);
    const old = await scene.credentialOf(email);
    await scene.advance({ minutes: 11 });
    for (const credential of [undefined, old, await scene.credentialOf(scene.anEmail())]) {
      const words = await client.refused(403, deleteAccount, { body: goodbye(accountId, credential) });
      expect(words).toMatch(/Google/);
    }
    await client.ask(getCompanies);
  },
};
