import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import * as z from 'zod/mini';

export interface Identity {
  readonly subject: string;
  readonly email: string;
  readonly issuedAt: Date;
}

export type Verdict =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly message: string };

export interface IdentityProvider {
  verify(credential: string, now: Date): Promise<Verdict>;
}

type Expected = Required<Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'algorithms'>>;

const longest = 4096;
/** In seconds. */
const clockTolerance = 30;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  email_verified: z.literal(true),
  iat: z.number(),
});

const invalid: Verdict = { ok: false, message: 'This Google sign-in is not valid here. Please try again.' };
const expired: Verdict = { ok: false, message: 'This Google sign-in has expired. Please try again.' };

/** Checks signature, issuer, audience, lifetime and a confirmed email address (decision 16). */
export async function verifyCredential(
  credential: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
  now: Date,
): Promise<Verdict> {
  if (credential.length > longest) return invalid;
  try {
    const { payload } = await jwtVerify(credential, keys, {
      ...expected,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
      clockTolerance,
    });
    const read = z.safeParse(claims, payload);
    if (!read.success) return invalid;
    const { sub, email, iat } = read.data;
    return { ok: true, identity: { subject: sub, email: email.toLowerCase(), issuedAt: new Date(iat * 1000) } };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return expired;
    if (error instanceof errors.JOSEError) return invalid;
    throw error;
  }
}
