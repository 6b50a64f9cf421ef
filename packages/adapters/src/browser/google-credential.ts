import type { GoogleCredential } from '@glo/domain/account/google-identity';
import * as z from 'zod/mini';

const longest = 4096;
const claims = z.looseObject({
  email: z.string(),
  name: z._default(z.string(), ''),
});

/**
 * What a signed credential says, for the screen: nothing of it is checked here, that is the service's business. null for
 * what is no credential, whatever it is.
 */
export function readCredential(token: unknown): GoogleCredential | null {
  if (typeof token !== 'string' || token.length > longest) return null;
  const [, payload = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return null;
  try {
    const read = z.safeParse(claims, JSON.parse(decodeBase64Url(payload)));
    return read.success ? { token, email: read.data.email, name: read.data.name } : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const binary = globalThis.atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
