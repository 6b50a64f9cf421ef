import { login } from '@glo/adapters/wire/account';
import { resendOtp, signUp, verifyOtp, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { expect } from 'vitest';
import { type CallCases, type Cases, contractCases } from '../../frame/case.ts';
import type { Client } from '../../frame/client.ts';
import { passwordOfAll } from '../../frame/people.ts';
import type { Scene } from '../../frame/scene.ts';
import { anUnverifiedAccount, type CodeSent, wrongCodeFor, signUpBody, withPasswordCode } from './sign-up.ts';
import { tooManyTries, wrongBodies } from '../shared-cases.ts';

const refusedCode = { error: true, message: 'Invalid OTP' };

const wrongCodes = {
  'a code that is no number': { otp: '123456' },
  'a code of seven digits': { otp: 1_234_567 },
  'a code with a fraction': { otp: 123_456.5 },
  'a code below zero': { otp: -1 },
};

/** Cases of both calls that enter a code. */
const enteredCodes = (
  begin: (scene: Scene) => Promise<CodeSent>,
  enter: (sent: CodeSent, otp: number, by?: Client) => Promise<unknown>,
): Cases => ({
  'accepts a code once': async (scene) => {
    const sent = await begin(scene);
    await enter(sent, sent.code);
    expect(await enter(sent, sent.code, scene.visitor())).toMatchObject(refusedCode);
  },
  'reports an expired code': async (scene) => {
    const sent = await begin(scene);
    await scene.advance({ minutes: 15 });
    const reply = await enter(sent, sent.code);
    expect(reply).toMatchObject({ error: true, message: expect.stringContaining('expired') });
  },
  'reports too many tries after five wrong codes': async (scene) => {
    const sent = await begin(scene);
    for (let tries = 0; tries < 5; tries++) await enter(sent, wrongCodeFor(sent.code));
    const reply = await enter(sent, sent.code);
    expect(reply).toMatchObject({ error: true, message: expect.stringContaining('too often') });
  },
});

/** One-time codes (specification 1, section 7; decisions 12 and 17). */
export const codeCases: readonly CallCases[] = [
  contractCases(verifyOtp, {
    answers: {
      'verifies the account and signs in': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(reply.error ?? false).toBe(false);
        expect(reply.user).toMatchObject({ _id: accountId, email, verified: true, is_form_filled: false });
        await client.ask(getCompanies);
      },
      'refuses a wrong code without opening a session': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        const reply = await client.ask(verifyOtp, { body: { userId: accountId, otp: wrongCodeFor(code) } });
        expect(reply).toMatchObject(refusedCode);
        await client.refused(401, getCompanies);
        expect(await client.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject({
          verified: false,
        });
      },
      ...enteredCodes(anUnverifiedAccount, ({ client, accountId }, otp, by = client) =>
        by.ask(verifyOtp, { body: { userId: accountId, otp } }),
      ),
      'accepts a code for 15 minutes': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        await scene.advance({ minutes: 14 });
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toHaveProperty('user');
      },
      'confirms the first password even if a stranger signed up with the same email meanwhile': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        await client.ask(verifyOtp, { body: { userId: accountId, otp: wrongCodeFor(code) } });
        await scene.visitor().ask(signUp, { body: signUpBody(email, 'Another2!') });
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp } })).toHaveProperty('user');
        const stranger = await scene.visitor().ask(login, { body: { email, password: 'Another2!' } });
        expect(stranger).toMatchObject({ error: true, type: 'password' });
        expect(await client.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject({ verified: true });
      },
      'refuses a code in a browser that did not sign up': async (scene) => {
        const { client, accountId, code } = await anUnverifiedAccount(scene);
        const elsewhere = scene.visitor();
        const reply = await elsewhere.ask(verifyOtp, { body: { userId: accountId, otp: code } });
        expect(reply).toMatchObject({ error: true, message: expect.stringContaining('sign up once more') });
        await elsewhere.refused(401, getCompanies);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toHaveProperty('user');
      },
      'reports an unknown account as a wrong code': async (scene) => {
        const reply = await scene.visitor().ask(verifyOtp, { body: { userId: 'nobody', otp: 123_456 } });
        expect(reply).toMatchObject(refusedCode);
      },
      'refuses a code that was sent for a new password': async (scene) => {
        const { client, accountId, code } = await withPasswordCode(scene);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toMatchObject(refusedCode);
      },
    },
    refusals: tooManyTries(verifyOtp, async (scene) => ({
      client: scene.visitor(),
      body: { userId: 'nobody', otp: 123_456 },
    })),
    wrongInput: wrongBodies(
      verifyOtp,
      async (scene) => ({ client: scene.visitor(), body: { userId: 'nobody', otp: 123_456 } }),
      { ...wrongCodes, 'an id of more than 64 characters': { userId: 'x'.repeat(65) } },
    ),
  }),

  contractCases(verifyOtpLogin, {
    answers: {
      'opens a session that may set a new password': async (scene) => {
        const { client, email, accountId, code } = await withPasswordCode(scene);
        const reply = await client.ask(verifyOtpLogin, { body: { email, otp: code } });
        expect(reply.error ?? false).toBe(false);
        expect(reply.user).toMatchObject({ _id: accountId, email, verified: true, is_form_filled: false });
        await client.ask(getCompanies);
      },
      'refuses a wrong code without opening a session': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp: wrongCodeFor(code) } })).toMatchObject(
          refusedCode,
        );
        await client.refused(401, getCompanies);
      },
      ...enteredCodes(withPasswordCode, ({ client, email }, otp, by = client) =>
        by.ask(verifyOtpLogin, { body: { email, otp } }),
      ),
      'reports an unknown email as a wrong code': async (scene) => {
        const reply = await scene.visitor().ask(verifyOtpLogin, { body: { email: scene.anEmail(), otp: 123_456 } });
        expect(reply).toMatchObject(refusedCode);
      },
      'refuses a sign-up code': async (scene) => {
        const { client, email, code } = await anUnverifiedAccount(scene);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp: code } })).toMatchObject(refusedCode);
      },
    },
    refusals: tooManyTries(verifyOtpLogin, async (scene) => ({
      client: scene.visitor(),
      body: { email: scene.anEmail(), otp: 123_456 },
    })),
    wrongInput: wrongBodies(
      verifyOtpLogin,
      async (scene) => ({ client: scene.visitor(), body: { email: scene.anEmail(), otp: 123_456 } }),
      { ...wrongCodes, 'an email without @': { email: 'tara' } },
    ),
  }),

  contractCases(resendOtp, {
    answers: {
      'sends a sign-up code again within ten minutes': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        await client.ask(resendOtp, { body: { email } });
        expect(await scene.codeOf(email)).toBe(code);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp: code } })).toHaveProperty('user');
      },
      'replaces a code for a new password after ten minutes': async (scene) => {
        const { client, email, code } = await withPasswordCode(scene);
        await scene.advance({ minutes: 10 });
        await client.ask(resendOtp, { body: { email } });
        expect(await client.ask(verifyOtpLogin, { body: { email, otp: code } })).toMatchObject(refusedCode);
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtpLogin, { body: { email, otp } })).toHaveProperty('user');
      },
      'resets the count of wrong tries': async (scene) => {
        const { client, email, accountId, code } = await anUnverifiedAccount(scene);
        for (let tries = 0; tries < 5; tries++) {
          await client.ask(verifyOtp, { body: { userId: accountId, otp: wrongCodeFor(code) } });
        }
        await client.ask(resendOtp, { body: { email } });
        const otp = await scene.codeOf(email);
        expect(await client.ask(verifyOtp, { body: { userId: accountId, otp } })).toHaveProperty('user');
      },
      'answers alike but sends nothing if no code is expected': async (scene) => {
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
    refusals: tooManyTries(resendOtp, async (scene) => {
      const { client, email } = await scene.newcomer();
      return { client, body: { email } };
    }),
    wrongInput: wrongBodies(
      resendOtp,
      async (scene) => ({ client: scene.visitor(), body: { email: scene.anEmail() } }),
      { 'an email without @': { email: 'tara' } },
    ),
  }),
];
