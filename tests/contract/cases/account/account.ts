import { getRecruiterDetails, login } from '@glo/adapters/wire/account';
import { signUp } from '@glo/adapters/wire/account-codes';
import { expect } from 'vitest';
import { type CallCases, contractCases } from '../../frame/case.ts';
import { passwordOfAll } from '../../frame/people.ts';
import { googleLogins, googleSignUps, wrongGoogleSignUps } from './google.ts';
import { anUnverifiedAccount, signUpBody } from './sign-up.ts';
import { commonPassword, tooManyTries, wrongBodies } from '../shared-cases.ts';

/** Signing up and signing in (specification 1, section 7). */
export const accountCases: readonly CallCases[] = [
  contractCases(signUp, {
    answers: {
      'creates an account and sends a six-digit code': async (scene) => {
        const email = scene.anEmail();
        const reply = await scene.visitor().ask(signUp, { body: signUpBody(email) });
        expect(reply).toMatchObject({ verified: false, _id: expect.stringMatching(/./) });
        const mail = await scene.mailTo(email);
        expect(mail).toMatchObject([{ to: email, kind: 'code', code: expect.stringMatching(/^[1-9]\d{5}$/) }]);
      },
      'opens no session before the code is entered': async (scene) => {
        const { client, accountId } = await anUnverifiedAccount(scene);
        await client.refused(401, getRecruiterDetails, { query: { id: accountId } });
      },
      'sends a new code for an unverified email and keeps the last password': async (scene) => {
        const { client, email, accountId } = await anUnverifiedAccount(scene);
        const reply = await client.ask(signUp, { body: signUpBody(email, 'Another2!') });
        expect(reply).toMatchObject({ verified: false, _id: accountId });
        expect(await scene.mailTo(email)).toHaveLength(2);
        expect(await client.ask(login, { body: { email, password: passwordOfAll } })).toMatchObject({
          type: 'password',
        });
      },
      'reports a verified email in any letter case and sends nothing': async (scene) => {
        const { email, accountId } = await scene.newcomer();
        const sent = await scene.mailTo(email);
        for (const typed of [email, email.toUpperCase()]) {
          const reply = await scene.visitor().ask(signUp, { body: signUpBody(typed, 'Another2!') });
          expect(reply).toMatchObject({ verified: true });
          expect(reply._id).not.toBe(accountId);
        }
        expect(await scene.mailTo(email)).toEqual(sent);
        await scene.signIn(email);
      },
      ...googleSignUps,
    },
    refusals: tooManyTries(signUp, async (scene) => ({ client: scene.visitor(), body: signUpBody(scene.anEmail()) })),
    wrongInput: {
      ...wrongGoogleSignUps,
      ...commonPassword(signUp, 'password', async (scene) => ({
        client: scene.visitor(),
        body: signUpBody(scene.anEmail()),
      })),
      ...wrongBodies(signUp, async (scene) => ({ client: scene.visitor(), body: signUpBody(scene.anEmail()) }), {
        'an email without @': { email: 'tara.saltmarsh.example' },
        'an email without a dot': { email: 'tara@saltmarsh' },
        'an email with a space in it': { email: 'tara menon@saltmarsh.example' },
        'a password of seven characters': { password: 'Welcom1' },
        'a password without a digit or symbol': { password: 'Welcome-you' },
        'a flag that is no flag': { is_google_signedIn: 'false' },
      }),
    },
  }),

  contractCases(login, {
    answers: {
      'signs in a recruiter after onboarding': async (scene) => {
        const { email, password } = scene.target.recruiter;
        const reply = await scene.visitor().ask(login, { body: { email, password } });
        expect(reply).toMatchObject({ verified: true, is_form_filled: true, _id: expect.stringMatching(/./) });
        expect(reply.error ?? false).toBe(false);
      },
      'signs in a recruiter before onboarding': async (scene) => {
        const { email, password, accountId } = await scene.newcomer();
        const reply = await scene.visitor().ask(login, { body: { email, password } });
        expect(reply).toMatchObject({ verified: true, is_form_filled: false, _id: accountId });
      },
      'does not limit sign-ins with the right password': async (scene) => {
        const limited = await scene.limited();
        const { email, password } = limited.target.recruiter;
        for (let times = 0; times < 5; times++) await limited.signIn(email, password);
      },
      'accepts the email in any letter case': async (scene) => {
        const { email, password } = scene.target.recruiter;
        expect(
          await scene.visitor().ask(login, { body: { email: ` ${email.toUpperCase()} `, password } }),
        ).toMatchObject({
          verified: true,
        });
      },
      'sets an HttpOnly, SameSite=Strict cookie': async (scene) => {
        const { email, password } = scene.target.recruiter;
        const { headers } = await scene.visitor().send(login, { body: { email, password } });
        const cookies = headers.getSetCookie();
        expect(cookies).not.toEqual([]);
        for (const cookie of cookies) {
          expect(cookie).toMatch(/;\s*HttpOnly/i);
          expect(cookie).toMatch(/;\s*SameSite=Strict/i);
        }
      },
      'reports a wrong password': async (scene) => {
        const { email } = scene.target.recruiter;
        const client = scene.visitor();
        const reply = await client.ask(login, { body: { email, password: `not ${passwordOfAll}` } });
        expect(reply).toMatchObject({ error: true, type: 'password', message: expect.stringMatching(/./) });
        expect(client.cookies.size).toBe(0);
      },
      'reports an unknown email': async (scene) => {
        const reply = await scene.visitor().ask(login, { body: { email: scene.anEmail(), password: passwordOfAll } });
        expect(reply).toMatchObject({ error: true, type: 'email', message: expect.stringMatching(/./) });
      },
      'does not find an unverified account': async (scene) => {
        const { email } = await anUnverifiedAccount(scene);
        const client = scene.visitor();
        const reply = await client.ask(login, { body: { email, password: passwordOfAll } });
        expect(reply).toMatchObject({ verified: false, message: 'User not found' });
        expect(reply._id).toBeUndefined();
        expect(client.cookies.size).toBe(0);
      },
      ...googleLogins,
    },
    refusals: {
      ...tooManyTries(login, async (scene) => ({
        client: scene.visitor(),
        body: { email: scene.anEmail(), password: passwordOfAll },
      })),
      'limits guesses but not the device that signed in before': async (scene) => {
        const limited = await scene.limited();
        const { email, password } = limited.target.recruiter;
        const { client: device } = await limited.signIn(email, password);
        await limited.visitor().ask(login, { body: { email, password: `not ${password}` } });
        await limited.visitor().refused(429, login, { body: { email, password } });
        expect(await device.ask(login, { body: { email, password } })).toMatchObject({ verified: true });
      },
    },
    wrongInput: wrongBodies(
      login,
      async (scene) => ({ client: scene.visitor(), body: { email: scene.target.recruiter.email, password: 'x' } }),
      {
        'an email without @': { email: 'tara' },
        'an empty password': { password: '' },
        'a password that is no text': { password: 12345678 },
        'a password of more than 1000 characters': { password: 'x'.repeat(1001) },
      },
    ),
  }),
];
