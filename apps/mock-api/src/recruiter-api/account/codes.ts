import * as wire from '@glo/adapters/wire/account-codes';
import type { FastifyInstance } from 'fastify';
import { currentAccount, findAccount, isFormFilled, wordsAbout } from '../../accounts/accounts.ts';
import { awaitsCode, resendCode, sendCode, spendCode } from '../../accounts/codes.ts';
import { hashPassword, refuseCommon } from '../../accounts/password.ts';
import type { Guessing, Verdict } from '../../accounts/guessing.ts';
import { type NewSession, openSession, putPassword, signIn, signOutAfterChange } from '../../accounts/sessions.ts';
import { confirmed, forgetSignUpProof, provenHash } from '../../accounts/sign-up-proof.ts';
import { minutes } from '../../data/durations.ts';
import type { AccountRow, Rows, SessionRow } from '../../data/rows.ts';
import { refuse } from '../../http/refusal.ts';
import { type RouteInput, route } from '../../http/route.ts';
import type { Reader } from '../../store/store.ts';

export function codeRoutes(app: FastifyInstance, guessing: Guessing): void {
  route(app, wire.forgotPassword, async ({ body, store, request }) => {
    const account = findAccount(store, body.email);
    const isDue = account?.verified === true && account.passwordHash !== null;
    const maySend = await guessing.countCode(request, body.email, account, isDue);
    // An unverified account does not exist yet. Signing up again sends a new code.
    if (!account?.verified) return { error: true, message: 'There is no account with this email address.' };
    if (account.passwordHash === null) return { error: true, message: 'This account signs in with Google.' };
    if (maySend) await store.write((tx) => sendCode(tx, account, 'password', request));
    return { error: false, message: 'A verification code was sent to your email address.' };
  });

  route(app, wire.resendOtp, async ({ body, store, request }) => {
    const account = findAccount(store, body.email);
    const maySend = await guessing.countCode(request, body.email, account, awaitsCode(store, account));
    await store.write((tx) => {
      resendCode(tx, body.email, maySend ? findAccount(tx, body.email) : undefined, request);
    });
    // The same reply for all emails, so that it does not reveal who has an account.
    return { message: 'If this email address is waiting for a code, a new one was sent.' };
  });

  route(app, wire.verifyOtp, async (input) => {
    const { body, store, request, reply } = input;
    return guessing.attempt(request, 'code', store.get('accounts', body.userId), async (verdict) => {
      const answer = await store.write((tx) => {
        const account = tx.get('accounts', body.userId);
        if (account === undefined) return verdict.failed('Invalid OTP');
        const passwordHash = account.verified ? account.passwordHash : provenHash(request, account);
        if (passwordHash === undefined) return ofAnotherSignUp;
        const refused = spendCode(tx, account, 'sign-up', body.otp, request);
        if (refused !== '') return verdict.failed(refused);
        const verified = confirmed(account, passwordHash);
        tx.put('accounts', verified);
        return { account: verified, session: openSession(tx, request, account.id, 'verifyotp') };
      });
      if (typeof answer !== 'string') forgetSignUpProof(request, reply);
      return welcome(input, answer, verdict);
    });
  });

  route(app, wire.verifyOtpLogin, async (input) => {
    const { body, store, request } = input;
    return guessing.attempt(request, 'code', findAccount(store, body.email), async (verdict) => {
      const answer = await store.write((tx) => {
        const account = findAccount(tx, body.email);
        if (account === undefined) return verdict.failed('Invalid OTP');
        const refused = spendCode(tx, account, 'password', body.otp, request);
        if (refused !== '') return verdict.failed(refused);
        return { account, session: openSession(tx, request, account.id, 'verifyotplogin') };
      });
      return welcome(input, answer, verdict);
    });
  });

  route(app, wire.createNewPassword, async (input) => {
    const { body, account, session, store, now } = input;
    if (account.email !== body.email.toLowerCase() || !mayChoosePassword(session, now())) {
      throw refuse.forbidden('Please ask for a verification code first.');
    }
    await refuseCommon(body.password, wordsAbout(store, account));
    const passwordHash = await hashPassword(body.password);
    const changed = await store.write((tx) => {
      // Another session from a code may have ended this one.
      if (tx.get('sessions', session.id) === undefined) throw refuse.signInNeeded();
      return putPassword(tx, currentAccount(tx, account.id), passwordHash);
    });
    signOutAfterChange(input, changed);
    return { error: false, message: 'Your new password is set.' };
  });
}

function mayChoosePassword(session: SessionRow, now: Date): boolean {
  return session.wonBy === 'verifyotplogin' && now.getTime() - Date.parse(session.createdAt) <= minutes(15);
}

const ofAnotherSignUp =
  'This code belongs to a sign-up in another browser, or this browser keeps no cookies. Please allow cookies for this site and sign up once more to choose your password.';

function welcome(
  input: RouteInput<typeof wire.verifyOtp | typeof wire.verifyOtpLogin>,
  answer: string | { readonly account: AccountRow; readonly session: NewSession },
  { succeeded }: Verdict,
) {
  if (typeof answer === 'string') return { error: true, message: answer };
  signIn(input, answer.account, answer.session);
  return succeeded({ error: false, message: 'Your code is correct.', user: userOf(input.store, answer.account) });
}

function userOf(reader: Reader<Rows>, account: AccountRow) {
  return {
    _id: account.id,
    email: account.email,
    verified: account.verified,
    is_form_filled: isFormFilled(reader, account.id),
  };
}
