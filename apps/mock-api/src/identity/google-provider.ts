import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../http/refusal.ts';
import { type IdentityProvider, verifyCredential } from './identity-provider.ts';

const issuer = ['https://accounts.google.com', 'accounts.google.com'];
const algorithms = ['RS256', 'ES256'];
const certificates = 'https://www.googleapis.com/oauth2/v3/certs';

export function googleProvider(clientId: string, keysUrl = certificates): IdentityProvider {
  const keys = reachableKeys(createRemoteJWKSet(new URL(keysUrl)));
  const expected = { issuer, audience: clientId, algorithms };
  return { verify: (credential, now) => verifyCredential(credential, keys, expected, now) };
}

/** Answers 503 instead of "not valid" if the key server is unreachable. */
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
