import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../http/refusal.ts';
import { type IdentityProvider, verifyCredential } from './identity-provider.ts';

const issuer = ['https://accounts.google.com', 'accounts.google.com'];
const certificates = 'https://www.googleapis.com/oauth2/v3/certs';

/** Google itself. Its keys are fetched when they are first needed, and kept. */
export function googleProvider(clientId: string, keysUrl = certificates): IdentityProvider {
  const keys = reachableKeys(createRemoteJWKSet(new URL(keysUrl)));
  return { verify: (credential, now) => verifyCredential(credential, keys, { issuer, audience: clientId }, now) };
}

/** A key server that does not answer is not the fault of who signs in: 503 instead of "not valid". */
function reachableKeys(remote: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw new Refusal(503, 'Google cannot be reached to check this sign-in. Please try again later.');
    }
  };
}
