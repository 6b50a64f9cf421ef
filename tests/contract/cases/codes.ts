import {
  createNewPassword,
  forgotPassword,
  login,
  resendOtp,
  verifyOtp,
  verifyOtpLogin,
} from '@glo/adapters/wire/account';
import { getCompanies } from '@glo/adapters/wire/company';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../frame/case.ts';
import { passwordOfAll } from '../frame/people.ts';
import type { Scene } from '../frame/scene.ts';
import { anUnverifiedAccount, otherThan } from './sign-up.ts';
import { wrongBodies } from './wrong-bodies.ts';

const refusedCode = { error: true, message: 'Invalid OTP' };

/** Somebody who forgot their password, and the code that was sent to them. */
async function withPasswordCode(scene: Scene) {
  const { email, accountId } = await scene.newcomer();
  const client = scene.stranger();
  await client.ask(forgotPassword, { body: { email } });
  return { client, email, accountId, code: await scene.codeOf(email) };
}

/** The same, with the code entered: the session may set a new password. */
async function mayChoosePassword(scene: Scene) {
  const { client, email, accountId, code } = await withPasswordCode(scene);
  await client.ask(verifyOtpLogin, { body: { email, otp: code } });
  return { client, email, accountId };
}

const wrongCodes = {
  'a code that is no number': { otp: '123456' },
  'a code of seven digits': { otp: 1_234_567 },
  'a code with a fraction': { otp: 123_456.5 },
  'a code below zero': { otp: -1 },
};

/** One-time codes and the new password they lead to (specification 1, section 7; decisions 12, 17 and 18). */
export const codeCases: readonly CallCases[] = [
  contractCases(forgotPassword, {
    answers: {
      'sends a code': async (scene) => {
        const { email } = await scene.newcomer();
        const before = await scene.mailTo(email);
        const reply = await scene.stranger().ask(forgotPassword, { body: { email } });
        expect(reply.error ?? false).toBe(false);
        const mail = (await scene.mailTo(email)).slice(before.length);
        expect(mail).toMatchObject([{ kind: 'code', code: expect.stringMatching(/^[1-9]\d{5}$/) }]);
      },
      'says that nobody has the e-mail, and sends nothing': async (scene) => {
        const email = scene.anEmail();
        const reply = await scene.stranger().ask(forgotPassword, { body: { email } });
        expect(reply).toMatchObject({ error: true, message: expect.stringMatching(/./) });
        expect(await scene.mailTo(email)).toEqual([]);
      },
      'does not know who has not entered the code of sign-up': async (scene) => {
        const { client, email } = await anUnverifiedAccount(scene);
        expect(await client.ask(forgotPassword, { body: { email } })).toMatchObject({ error: true });
      },
    },
    wrongInput: wrongBodies(
      forgotPassword,
      async (scene) => ({ client: scene.stranger(), body: { email: scene.anEmail() } }),
      { 'an e-mail without @': { email: 'tara' }, 'no e-mail at all': { email: null } },
    ),
  }),

  contractCases(verifyOtp, {
    answers: {
      'verifies the account and signs in': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(reply.error ?? false).toBe(false);
        expect(reply.user).toMatchObject({ _id: accountId, email, verified: true, is_form_filled: false });
        await client.ask(getCompanies);
      },
      'refuses a wrong code and opens no session': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: otherThan(code) } });
        expect(reply).toMatchObject(refusedCode);
        await client.refused(401, getCompanies);
        expect(await client.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject({
          verified: false,
        });
      },
      'takes a code once': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        await client.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        const again = await scene.stranger().ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(again).toMatchObject(refusedCode);
      },
      'takes a code for 15 minutes': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        await scene.advance({ minutes: 14 });
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toHaveProperty('user');
      },
      'says that a code is too old': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        await scene.advance({ minutes: 15 });
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(reply).toMatchObject({ error: true, message: expect.stringContaining('expired') });
      },
      'takes no code after five wrong ones, and says so': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        for (let tries = 0; tries < 5; tries++) {
          await client.ask(verifyOtp, { body: { userId: accountId, otp: otherThan(code) } });
        }
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(reply).toMatchObject({ error: true, message: expect.stringContaining('too often') });
      },
      'does not tell that an account is unknown': async (scene) => {
        const reply = await scene.stranger().ask(verifyOtp, { body: { userId: 'nobody', otp: 123_456 } });
        expect(reply).toMatchObject(refusedCode);
      },
      'takes no code that was sent for a new password': async (scene) => {
        const { client, accountId, code } = await withPasswordCode(scene);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toMatchObject(refusedCode);
      },
    },
    wrongInput: wrongBodies(
      verifyOtp,
      async (scene) => ({ client: scene.stranger(), body: { userId: 'nobody', otp: 123_456 } }),
      { ...wrongCodes, 'an id of more than 64 characters': { userId: 'x'.repeat(65) } },
    ),
  }),

  contractCases(verifyOtpLogin, {
    answers: {
      'signs in who may then choose a new password': async (scene) => {
        const { client, email, accountId, code } = await withPasswordCode(scene);
        const reply = await client.ask(verifyOtpLogin, { body: { email, otp: code } });
        expect(reply.error ?? false).toBe(false);
        expect(reply.user).toMatchObject({ _id: accountId, email, verified: true, is_form_filled: false });
        await client.ask(getCompanies);
      },
      'refuses a wrong code and opens no session': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp: otherThan(code) } })).toMatchObject(refusedCode);
        await client.refused(401, getCompanies);
      },
      'takes a code once': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        await client.ask(verifyOtpLogin, { body: { email, otp: code } });
        expect(await scene.stranger().ask(verifyOtpLogin, { body: { email, otp: code } })).toMatchObject(refusedCode);
      },
      'says that a code is too old': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        await scene.advance({ minutes: 15 });
        const reply = await client.ask(verifyOtpLogin, { body: { email, otp: code } });
        expect(reply).toMatchObject({ error: true, message: expect.stringContaining('expired') });
      },
      'takes no code after five wrong ones, and says so': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        for (let tries = 0; tries < 5; tries++) {
          await client.ask(verifyOtpLogin, { body: { email, otp: otherThan(code) } });
        }
        const reply = await client.ask(verifyOtpLogin, { body: { email, otp: code } });
        expect(reply).toMatchObject({ error: true, message: expect.stringContaining('too often') });
      },
      'does not tell that nobody has the e-mail': async (scene) => {
        const reply = await scene.stranger().ask(verifyOtpLogin, { body: { email: scene.anEmail(), otp: 123_456 } });
        expect(reply).toMatchObject(refusedCode);
      },
      'takes no code of sign-up': async (scene) => {
        const { client, email, code } = await anUnverifiedAccount(scene);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp: code } })).toMatchObject(refusedCode);
      },
    },
    wrongInput: wrongBodies(
      verifyOtpLogin,
      async (scene) => ({ client: scene.stranger(), body: { email: scene.anEmail(), otp: 123_456 } }),
      { ...wrongCodes, 'an e-mail without @': { email: 'tara' } },
    ),
  }),

  contractCases(resendOtp, {
    answers: {
      'sends another code of sign-up, and the first no longer counts': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        await client.ask(resendOtp, { body: { email } });
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toMatchObject(refusedCode);
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp } })).toHaveProperty('user');
      },
      'sends another code for a new password': async (scene) => {
        const { client, email } = await withPasswordCode(scene);
        await client.ask(resendOtp, { body: { email } });
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp } })).toHaveProperty('user');
      },
      'makes good again for five wrong tries': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        for (let tries = 0; tries < 5; tries++) {
          await client.ask(verifyOtp, { body: { userId: accountId, otp: otherThan(code) } });
        }
        await client.ask(resendOtp, { body: { email } });
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp } })).toHaveProperty('user');
      },
      'sends nothing where no code is expected, and answers the same': async (scene) => {
        const { email: known } = await scene.newcomer();
        const unknown = scene.anEmail();
        const before = await scene.mailTo(known);
        const { client, email: waiting } = await anUnverifiedAccount(scene);
        const replies = await Promise.all(
          [known, unknown, waiting].map((email) => client.ask(resendOtp, { body: { email } })),
        );
        expect(replies[1]).toEqual(replies[0]);
        expect(replies[2]).toEqual(replies[0]);
        expect(await scene.mailTo(known)).toEqual(before);
        expect(await scene.mailTo(unknown)).toEqual([]);
      },
    },
    wrongInput: wrongBodies(
      resendOtp,
      async (scene) => ({ client: scene.stranger(), body: { email: scene.anEmail() } }),
      { 'an e-mail without @': { email: 'tara' } },
    ),
  }),

  contractCases(createNewPassword, {
    answers: {
      'sets the password that signs in from then on': async (scene) => {
        const { client, email } = await mayChoosePassword(scene);
        const reply = await client.ask(createNewPassword, { body: { email, password: 'Another2!' } });
        expect(reply.error ?? false).toBe(false);
        await scene.signIn(email, 'Another2!');
        const old = await scene.stranger().ask(login, { body: { email, password: passwordOfAll } });
        expect(old).toMatchObject({ type: 'password' });
      },
      'ends every other session of the account': async (scene) => {
        const { client, email } = await mayChoosePassword(scene);
        const elsewhere = await scene.signIn(email);
        await client.ask(createNewPassword, { body: { email, password: 'Another2!' } });
        await elsewhere.client.refused(401, getCompanies);
      },
    },
    refusals: {
      'does nothing for who signed in with the password': async (scene) => {
        const { client, email } = await scene.newcomer();
        await client.refused(403, createNewPassword, { body: { email, password: 'Another2!' } });
        await scene.signIn(email);
      },
      'does nothing 15 minutes after the code': async (scene) => {
        const { client, email } = await mayChoosePassword(scene);
        await scene.advance({ minutes: 16 });
        await client.refused(403, createNewPassword, { body: { email, password: 'Another2!' } });
      },
    },
    wrongInput: wrongBodies(
      createNewPassword,
      async (scene) => {
        const { client, email } = await mayChoosePassword(scene);
        return { client, body: { email, password: 'Another2!' } };
      },
      {
        'a password of seven characters': { password: 'Welcom1' },
        'a password without a digit or symbol': { password: 'Welcome-you' },
      },
    ),
    somebodyElses: {
      'sets no password of somebody else': async (scene) => {
        const { client } = await mayChoosePassword(scene);
        const { email } = await scene.newcomer();
        await client.refused(403, createNewPassword, { body: { email, password: 'Another2!' } });
        await scene.signIn(email);
      },
    },
  }),
];
