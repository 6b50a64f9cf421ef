import * as wire from '@glo/adapters/wire/account-codes';
import type { FastifyInstance } from 'fastify';
import { currentAccount, findAccount, isFormFilled } from '../accounts/accounts.ts';
import { isCodeOpen, sendCode, spendCode } from '../accounts/codes.ts';
import { hashPassword } from '../accounts/password.ts';
import type { RateLimits } from '../accounts/rate-limits.ts';
import { endSessions, giveCookie, type NewSession, openSession } from '../accounts/sessions.ts';
import { forgetSignUpProof, wasReplaced } from '../accounts/sign-up-proof.ts';
import { minutes } from '../data/durations.ts';
import type { AccountRow, Rows, SessionRow } from '../data/rows.ts';
import { refuse } from '../http/refusal.ts';
import { type Ask, route } from '../http/route.ts';
import type { Reader } from '../store/store.ts';

/** One-time codes, and the new password they lead to (specification 1, section 7; decisions 12, 17 and 18). */
export function codeRoutes(app: FastifyInstance, limits: RateLimits): void {
  route(app, wire.forgotPassword, async ({ body, store, now, request }) => {
    await limits.send(request);
    const account = findAccount(store, body.email);
    // Who never entered the sign-up code has no account yet: signing up again sends a new one.
    if (!account?.verified) return { error: true, message: 'No account with this e-mail.' };
    if (account.passwordHash === null) return { error: true, message: 'This account signs in with Google.' };
    await store.write((tx) => sendCode(tx, account, 'password', now()));
    return { error: false, message: 'A verification code was sent to your e-mail address.' };
  });

  route(app, wire.resendOtp, async ({ body, store, now, request }) => {
    await limits.send(request);
    const account = findAccount(store, body.email);
    const purpose = account?.verified ? 'password' : 'sign-up';
    if (account !== undefined && isCodeOpen(store, account.id, purpose)) {
      await store.write((tx) => sendCode(tx, account, purpose, now()));
    }
    // The same answer for everybody: it does not tell who has an account.
    return { message: 'If a code is expected for this e-mail address, a new one was sent.' };
  });

  route(app, wire.verifyOtp, async (ask) => {
    const { body, store, now, request, reply } = ask;
    await limits.check(request);
    const account = store.get('accounts', body.userId);
    if (account === undefined) return wrong('Invalid OTP');
    if (!account.verified && wasReplaced(request, account)) {
      return wrong('Somebody signed up with this e-mail again. Please sign up once more to choose your password.');
    }
    const answer = await store.write((tx) => {
      const refused = spendCode(tx, account.id, 'sign-up', body.otp, now());
      if (refused !== '') return refused;
      tx.put('accounts', { ...account, verified: true });
      return openSession(tx, request, account.id, 'verifyotp');
    });
    forgetSignUpProof(request, reply);
    return welcome(ask, { ...account, verified: true }, answer);
  });

  route(app, wire.verifyOtpLogin, async (ask) => {
    const { body, store, now, request } = ask;
    await limits.check(request);
    const account = findAccount(store, body.email);
    if (account === undefined) return wrong('Invalid OTP');
    const answer = await store.write(
      (tx) =>
        spendCode(tx, account.id, 'password', body.otp, now()) ||
        openSession(tx, request, account.id, 'verifyotplogin'),
    );
    return welcome(ask, account, answer);
  });

  route(app, wire.createNewPassword, async ({ body, account, session, store, now, request }) => {
    await limits.check(request);
    if (account.email !== body.email.toLowerCase() || !mayChoosePassword(session, now())) {
      throw refuse.forbidden('Please ask for a verification code first.');
    }
    const passwordHash = await hashPassword(body.password);
    await store.write((tx) => {
      // Somebody else with a code may have been quicker, and has ended this session.
      if (tx.get('sessions', session.id) === undefined) throw refuse.signInNeeded();
      tx.put('accounts', { ...currentAccount(tx, account.id), passwordHash });
      endSessions(tx, account.id, session);
    });
    return { error: false, message: 'Your new password is set.' };
  });
}

function mayChoosePassword(session: SessionRow, now: Date): boolean {
  return session.wonBy === 'verifyotplogin' && now.getTime() - Date.parse(session.createdAt) <= minutes(15);
}

const wrong = (message: string) => ({ error: true, message });

/** The reply to a code: why it was refused, or who is now signed in. */
function welcome(
  { store, request, reply }: Ask<typeof wire.verifyOtp | typeof wire.verifyOtpLogin>,
  account: AccountRow,
  answer: string | NewSession,
) {
  if (typeof answer === 'string') return wrong(answer);
  giveCookie(request, reply, answer);
  return { error: false, message: 'Your code is right.', user: userOf(store, account) };
}

function userOf(reader: Reader<Rows>, account: AccountRow) {
  return {
    _id: account.id,
    email: account.email,
    verified: account.verified,
    is_form_filled: isFormFilled(reader, account.id),
  };
}
