import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import { emailAddress } from '@glo/adapters/wire/shapes';
import { filledText } from '@glo/adapters/wire/entered';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hours } from '../data/durations.ts';
import type { KeyShelf } from '../store/file-shelf.ts';
import { type IdentityProvider, type Verdict, verifyCredential } from './identity-provider.ts';
import { servePages } from '../web/mock-api-pages.ts';

export const developmentGoogle = { googleClientId: 'development', googleScript: '/__mock/google/client.js' } as const;

const issuer = 'urn:glo:mock-api:development-sign-in';
const { googleClientId: audience } = developmentGoogle;
const algorithm = 'ES256';

export interface Person {
  readonly email: string;
  readonly name: string;
}

export class DevelopmentProvider implements IdentityProvider {
  readonly certificates: JSONWebKeySet;
  readonly #privateKey: JWK;

  constructor(privateKey: JWK) {
    const { d: _, ...publicKey } = privateKey;
    this.#privateKey = privateKey;
    this.certificates = { keys: [{ ...publicKey, alg: algorithm, use: 'sig' }] };
  }

  verify(credential: string, now: Date): Promise<Verdict> {
    const keys = createLocalJWKSet(this.certificates);
    return verifyCredential(credential, keys, { issuer: [issuer], audience }, now);
  }

  async issue({ email, name }: Person, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT({ email, name, email_verified: true, picture: '' })
      .setProtectedHeader({ alg: algorithm, kid: this.#privateKey.kid ?? '', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(email.toLowerCase())
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + hours(1) / 1000)
      .sign(await importJWK(this.#privateKey, algorithm));
  }
}

const keyName = 'development-sign-in-key.json';

export async function developmentProvider(keys: KeyShelf | null = null): Promise<DevelopmentProvider> {
  const kept = await readKey(await keys?.get(keyName));
  if (kept !== undefined) return new DevelopmentProvider(kept);
  const key = await newKey();
  const used = await readKey(await keys?.put(keyName, JSON.stringify(key)));
  return new DevelopmentProvider(used ?? key);
}

/** Returns `undefined` for an unusable key. A new key replaces it, because credentials last only an hour. */
async function readKey(text = ''): Promise<JWK | undefined> {
  try {
    const key = JSON.parse(text) as JWK;
    const imported = await importJWK(key, algorithm);
    return imported instanceof CryptoKey && imported.type === 'private' ? key : undefined;
  } catch {
    return undefined;
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID() };
}

const person = z.object({ email: emailAddress, name: filledText });

export async function developmentRoutes(
  app: FastifyInstance,
  provider: DevelopmentProvider,
  pages: string,
): Promise<void> {
  app.get('/__mock/google/certs', () => provider.certificates);
  app.post<{ Body: Person }>('/__mock/google/credential', { schema: { body: person } }, async ({ body, world }) => ({
    credential: await provider.issue(body, world.clock.now()),
  }));
  await servePages(app, pages, 'google/');
}
