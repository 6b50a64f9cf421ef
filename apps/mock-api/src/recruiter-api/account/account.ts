import { randomBytes } from 'node:crypto';
import * as wire from '@glo/adapters/wire/account';
import * as codesWire from '@glo/adapters/wire/account-codes';
import type { ReplyOf } from '@glo/adapters/wire/call';
import type { FastifyInstance } from 'fastify';
import { findAccount, isFormFilled } from '../../accounts/accounts.ts';
import { sendCode } from '../../accounts/codes.ts';
import { hashPassword, refuseCommon, verifyPassword } from '../../accounts/password.ts';
import type { Guessing } from '../../accounts/guessing.ts';
import { openSession, signIn } from '../../accounts/sessions.ts';
import { giveSignUpProof, withSignUp } from '../../accounts/sign-up-proof.ts';
import type { AccountRow } from '../../data/rows.ts';
import { newId } from '../../data/new-id.ts';
import { refuse } from '../../http/refusal.ts';
import { type RouteInput, route } from '../../http/route.ts';
import type { World } from '../../http/world.ts';
import { logSecurity } from '../../http/security-log.ts';
import {
  findGoogleAccount,
  identify,
  linkAccount,
  ofAnotherIdentity,
  openGoogleAccount,
} from '../../identity/google-accounts.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';

export function accountRoutes(app: FastifyInstance, guessing: Guessing, provider: IdentityProvider | null): void {
  route(app, codesWire.signUp, async (input) => {
    const { body, store, request, reply } = input;
    if (body.is_google_signedIn !== (body.credential !== undefined)) throw refuse.badRequest(flagAlone);
    if (body.credential !== undefined) return signUpWithGoogle(input, body.credential);
    await refuseCommon(body.password, [body.email]);
    const registered = findAccount(store, body.email);
    const maySend = await guessing.countCode(request, body.email, registered, registered?.verified !== true);
    const passwordHash = await hashPassword(body.password);
    const account = await store.write((tx) => {
      const known = findAccount(tx, body.email);
      if (known?.verified) return undefined;
      const row = withSignUp(known ?? newAccount(body.email, request.world), passwordHash);
      tx.put('accounts', row);
      if (maySend) sendCode(tx, row, 'sign-up', request);
      return row;
    });
    if (account === undefined) return { verified: true, message: 'Email already Registered' };
    if (maySend) await guessing.openCodes(request, account);
    giveSignUpProof(request, reply, account);
    return { verified: false, _id: account.id, message: 'A verification code was sent to your email address.' };
  });

  route(app, wire.login, async (input) => {
    const { body, store, request } = input;
    if (body.credential !== undefined) return loginWithGoogle(input, body.credential);
    if (body.password === '') throw refuse.badRequest('password: This must not be empty.');
    return guessing.attempt(request, 'password', findAccount(store, body.email), async ({ failed, succeeded }) => {
      const account = findAccount(store, body.email);
      if (account === undefined) {
        // Takes as long as a wrong password, so that the time does not reveal who has an account.
        await verifyPassword(await decoy(), body.password);
        return failed({ error: true, type: 'email', message: 'There is no account with this email address.' });
      }
      if (account.passwordHash === null) {
        return failed({ error: true, type: 'email', message: 'This account signs in with Google.' });
      }
      if (!(await verifyPassword(account.passwordHash, body.password))) {
        return failed({ error: true, type: 'password', message: 'Wrong password.' });
      }
      if (!account.verified) return failed({ verified: false, message: 'User not found' });
      return succeeded(await startSession(input, account));
    });
  });

  async function signUpWithGoogle(
    input: RouteInput<typeof codesWire.signUp>,
    credential: string,
  ): Promise<SignUpReply> {
    const { body, store, now, request } = input;
    const verdict = await identify(provider, { credential, email: body.email, now: now() });
    if (!verdict.ok) {
      logSecurity(request, 'Google credential refused');
      throw refuse.badRequest(verdict.message);
    }
    const made = await store.write((tx) => {
      const account = openGoogleAccount(tx, newAccount(body.email, request.world), verdict.identity);
      return account && { account, session: openSession(tx, request, account.id, 'login') };
    });
    if (made === undefined) {
      const known = findGoogleAccount(store, verdict.identity);
      return { verified: true, message: known?.googleSignedIn ? 'Email already Registered' : hasPassword };
    }
    signIn(input, made.account, made.session);
    return { verified: true, _id: made.account.id, message: 'Welcome.' };
  }

  async function loginWithGoogle(input: RouteInput<typeof wire.login>, credential: string): Promise<LoginReply> {
    const { body, store, now, request } = input;
    const verdict = await identify(provider, { credential, email: body.email, now: now() });
    if (!verdict.ok) {
      logSecurity(request, 'Google credential refused');
      return { error: true, type: 'email', message: verdict.message };
    }
    const { identity } = verdict;
    const account = findGoogleAccount(store, identity);
    if (!account?.verified) return { verified: false, message: 'User not found' };
    if (!account.googleSignedIn) return { error: true, type: 'email', message: hasPassword };
    const isLinked = await store.write((tx) => linkAccount(tx, account.id, identity));
    return isLinked ? startSession(input, account) : { error: true, type: 'email', message: ofAnotherIdentity };
  }
}

type SignUpReply = ReplyOf<typeof codesWire.signUp>;
type LoginReply = ReplyOf<typeof wire.login>;

const flagAlone = 'credential: It goes with is_google_signedIn, and never without.';
const hasPassword = 'This email address has an account with a password. Please sign in with that password.';

async function startSession(input: RouteInput<typeof wire.login>, account: AccountRow): Promise<LoginReply> {
  const session = await input.store.write((tx) => openSession(tx, input.request, account.id, 'login'));
  signIn(input, account, session);
  return { verified: true, is_form_filled: isFormFilled(input.store, account.id), _id: account.id };
}

function newAccount(email: string, world: World): AccountRow {
  return {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: null,
    verified: false,
    googleSignedIn: false,
    documents: [],
    createdAt: world.clock.now().toISOString(),
  };
}

let decoyHash: Promise<string> | undefined;

const decoy = () => (decoyHash ??= hashPassword(randomBytes(12).toString('hex')));
