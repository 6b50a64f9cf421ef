import { login } from '@glo/adapters/wire/account';
import { createNewPassword, forgotPassword, verifyOtpLogin } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../../frame/case.ts';
import { passwordOfAll } from '../../frame/people.ts';
import type { Scene } from '../../frame/scene.ts';
import { forgottenByGoogle } from './google.ts';
import { anUnverifiedAccount, withPasswordCode } from './sign-up.ts';
import { commonPassword, tooManyTries, wrongBodies } from '../shared-cases.ts';

async function withEnteredPasswordCode(scene: Scene) {
  const { client, email, accountId, code } = await withPasswordCode(scene);
  await client.ask(verifyOtpLogin, { body: { email, otp: code } });
  return { client, email, accountId };
}

async function rightPassword(scene: Scene) {
  const { client, email } = await withEnteredPasswordCode(scene);
  return { client, body: { email, password: 'Another2!' } };
}

/** Replacing a forgotten password (specification 1, section 7; decision 18). */
export const newPasswordCases: readonly CallCases[] = [
  contractCases(forgotPassword, {
    answers: {
      'sends a code': async (scene) => {
        const { email } = await scene.newcomer();
        const before = await scene.mailTo(email);
        const reply = await scene.visitor().ask(forgotPassword, { body: { email } });
        expect(reply.error ?? false).toBe(false);
        const mail = (await scene.mailTo(email)).slice(before.length);
        expect(mail).toMatchObject([{ kind: 'code', code: expect.stringMatching(/^[1-9]\d{5}$/) }]);
      },
      'reports an unknown email and sends nothing': async (scene) => {
        const email = scene.anEmail();
        const reply = await scene.visitor().ask(forgotPassword, { body: { email } });
        expect(reply).toMatchObject({ error: true, message: expect.stringMatching(/./) });
        expect(await scene.mailTo(email)).toEqual([]);
      },
      ...forgottenByGoogle,
      'reports an unverified email as unknown': async (scene) => {
        const { client, email } = await anUnverifiedAccount(scene);
        expect(await client.ask(forgotPassword, { body: { email } })).toMatchObject({ error: true });
      },
    },
    refusals: tooManyTries(forgotPassword, async (scene) => {
      const { client, email } = await scene.newcomer();
      return { client, body: { email } };
    }),
    wrongInput: wrongBodies(
      forgotPassword,
      async (scene) => ({ client: scene.visitor(), body: { email: scene.anEmail() } }),
      { 'an email without @': { email: 'tara' }, 'no email at all': { email: null } },
    ),
  }),

  contractCases(createNewPassword, {
    answers: {
      'replaces the password': async (scene) => {
        const { client, email } = await withEnteredPasswordCode(scene);
        const reply = await client.ask(createNewPassword, { body: { email, password: 'Another2!' } });
        expect(reply.error ?? false).toBe(false);
        await scene.signIn(email, 'Another2!');
        const old = await scene.visitor().ask(login, { body: { email, password: passwordOfAll } });
        expect(old).toMatchObject({ type: 'password' });
      },
      'invalidates a code that was sent and not entered': async (scene) => {
        const { client, email } = await withEnteredPasswordCode(scene);
        const other = scene.visitor();
        await other.ask(forgotPassword, { body: { email } });
        await client.ask(createNewPassword, { body: { email, password: 'Another2!' } });
        const otp = await scene.codeOf(email);
        expect(await other.ask(verifyOtpLogin, { body: { email, otp } })).toMatchObject({ error: true });
      },
      'ends every session of the account': async (scene) => {
        const { client, email } = await withEnteredPasswordCode(scene);
        const elsewhere = await scene.signIn(email);
        await client.ask(createNewPassword, { body: { email, password: 'Another2!' } });
        await elsewhere.client.refused(401, getCompanies);
        await client.refused(401, getCompanies);
      },
    },
    refusals: {
      'answers 403 for the email of another account': async (scene) => {
        const { client } = await withEnteredPasswordCode(scene);
        const { email } = await scene.newcomer();
        await client.refused(403, createNewPassword, { body: { email, password: 'Another2!' } });
        await scene.signIn(email);
      },
      'answers 403 more than 15 minutes after the code': async (scene) => {
        const { client, email } = await withEnteredPasswordCode(scene);
        await scene.advance({ minutes: 16 });
        await client.refused(403, createNewPassword, { body: { email, password: 'Another2!' } });
      },
    },
    wrongInput: {
      ...commonPassword(createNewPassword, 'password', rightPassword),
      ...wrongBodies(createNewPassword, rightPassword, {
        'a password of seven characters': { password: 'Welcom1' },
        'a password without a digit or symbol': { password: 'Welcome-you' },
      }),
    },
  }),
];
