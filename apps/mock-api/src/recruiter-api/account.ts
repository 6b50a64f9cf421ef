import * as wire from '@glo/adapters/wire/account';
import type { FastifyInstance } from 'fastify';
import { findAccount, isFormFilled } from '../accounts/accounts.ts';
import { sendCode } from '../accounts/codes.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import type { RateLimits } from '../accounts/rate-limits.ts';
import { giveCookie, openSession } from '../accounts/sessions.ts';
import { giveSignUpProof } from '../accounts/sign-up-proof.ts';
import type { AccountRow } from '../data/rows.ts';
import { newId } from '../data/new-id.ts';
import { refuse } from '../http/refusal.ts';
import { route } from '../http/route.ts';

/** A credential that nobody has checked opens nothing. */
const noGoogle = 'This server cannot sign anybody in with Google.';

/** Signing up and signing in (specification 1, section 7). */
export function accountRoutes(app: FastifyInstance, limits: RateLimits): void {
  route(app, wire.signUp, async ({ body, store, now, request, reply }) => {
    await limits.send(request);
    if (body.credential !== undefined) throw refuse.badRequest(`credential: ${noGoogle}`);
    const passwordHash = await hashPassword(body.password);
    const account = await store.write((tx) => {
      const known = findAccount(tx, body.email);
      if (known?.verified) return undefined;
      const row = { ...(known ?? newAccount(body.email, now())), passwordHash };
      tx.put('accounts', row);
      sendCode(tx, row, 'sign-up', now());
      return row;
    });
    if (account === undefined) return { verified: true, message: 'Email already Registered' };
    giveSignUpProof(request, reply, account);
    return { verified: false, _id: account.id, message: 'A verification code was sent to your e-mail address.' };
  });

  route(app, wire.login, async ({ body, store, request, reply }) => {
    await limits.check(request);
    if (body.credential !== undefined) return { error: true, type: 'email', message: noGoogle };
    if (body.password === '') throw refuse.badRequest('password: This must not be empty.');
    const account = findAccount(store, body.email);
    if (account === undefined) {
      // As slow as a wrong password.
      await verifyPassword(await decoy(), body.password);
      return { error: true, type: 'email', message: 'No account with this e-mail.' };
    }
    if (account.passwordHash === null) {
      return { error: true, type: 'email', message: 'This account signs in with Google.' };
    }
    if (!(await verifyPassword(account.passwordHash, body.password))) {
      return { error: true, type: 'password', message: 'Wrong password.' };
    }
    if (!account.verified) return { verified: false, message: 'User not found' };
    const session = await store.write((tx) => openSession(tx, request, account.id, 'login'));
    giveCookie(request, reply, session);
    return { verified: true, is_form_filled: isFormFilled(store, account.id), _id: account.id };
  });
}

function newAccount(email: string, now: Date): AccountRow {
  return {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: null,
    verified: false,
    googleSignedIn: false,
    documents: [],
    createdAt: now.toISOString(),
  };
}

let decoyHash: Promise<string> | undefined;

/** The hash of a password nobody has. */
const decoy = () => (decoyHash ??= hashPassword(newId()));
