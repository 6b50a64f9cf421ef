import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { emailAddress } from '@glo/adapters/wire/shapes';
import { filledText } from '@glo/adapters/wire/entered';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hours } from '../data/durations.ts';
import { type IdentityProvider, type Verdict, verifyCredential } from './identity-provider.ts';
import { servePages } from '../web/mock-api-pages.ts';

export const developmentGoogle = { googleClientId: 'development', googleScript: '/__mock/google/client.js' } as const;

const issuer = 'urn:glo:mock-api:development-sign-in';
const { googleClientId: audience } = developmentGoogle;
const algorithm = 'HS256';

const person = z.object({ email: emailAddress, name: filledText });
type Person = z.infer<typeof person>;

export class DevelopmentProvider implements IdentityProvider {
  readonly #key: Uint8Array;

  /** `secret` also signs cookies, so the key is derived from it. */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update(issuer).digest();
  }

  verify(credential: string, now: Date): Promise<Verdict> {
    return verifyCredential(credential, () => this.#key, { issuer: [issuer], audience, algorithms: [algorithm] }, now);
  }

  issue({ email, name }: Person, now: Date): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT({ email, name, email_verified: true, picture: '' })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(email.toLowerCase())
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + hours(1) / 1000)
      .sign(this.#key);
  }
}

export async function developmentRoutes(
  app: FastifyInstance,
  provider: DevelopmentProvider,
  pages: string,
): Promise<void> {
  app.post<{ Body: Person }>('/__mock/google/credential', { schema: { body: person } }, async ({ body, world }) => ({
    credential: await provider.issue(body, world.clock.now()),
  }));
  await servePages(app, pages, 'google/');
}
