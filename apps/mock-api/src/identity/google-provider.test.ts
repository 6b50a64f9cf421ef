import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { googleProvider } from './google-provider.ts';

const clientId = '1234.apps.googleusercontent.example';
const now = new Date('2026-11-02T09:00:00.000Z');
const seconds = now.getTime() / 1000;

const claims: JWTPayload = {
  iss: 'https://accounts.google.com',
  aud: clientId,
  sub: '42',
  email: 'Asha@acme.example',
  email_verified: true,
  iat: seconds,
  exp: seconds + 3600,
};

/** JSON has no undefined: the claim is left out. */
const without = (claim: string) => ({ [claim]: undefined }) as JWTPayload;

const newKeys = (algorithm: string) => generateKeyPair(algorithm, { extractable: true });
/** Made once, because making RSA keys takes 0.1 s. */
const usualKeys = newKeys('RS256');

/** A Google with these keys, and how often it was asked for them. */
async function aGoogle({ answers = true, algorithm = 'RS256', pair = usualKeys } = {}) {
  const { privateKey, publicKey } = await pair;
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key-1', alg: algorithm, use: 'sig' }];
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answers ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sign = (change: JWTPayload = {}, kid = 'key-1') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: algorithm, kid }).sign(privateKey);
  return { provider: googleProvider(clientId, `http://127.0.0.1:${port}/certs`), sign, asked: () => asked, server };
}

describe('a credential of Google', () => {
  it.each(['RS256', 'ES256'])('signed with %s yields the identity', async (algorithm) => {
    const { provider, sign } = await aGoogle({ algorithm, pair: newKeys(algorithm) });
    expect(await provider.verify(await sign(), now)).toEqual({
      ok: true,
      identity: { subject: '42', email: 'asha@acme.example', issuedAt: now },
    });
  });

  it('needs Google’s keys once', async () => {
    const { provider, sign, asked } = await aGoogle();
    await provider.verify(await sign(), now);
    await provider.verify(await sign({ iss: 'accounts.google.com' }), now);
    expect(asked()).toBe(1);
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['another application', { aud: 'somebody-else' }],
    ['an unconfirmed email', { email_verified: false }],
    ['a confirmation that is a word', { email_verified: 'true' }],
    ['no email', without('email')],
    ['an email that is a list', { email: ['asha@acme.example'] }],
    ['no end', without('exp')],
    ['no beginning', without('iat')],
    ['nobody', without('sub')],
    ['a beginning to come', { nbf: seconds + 600 }],
  ])('is not valid with %s', async (_what, change) => {
    const { provider, sign } = await aGoogle();
    expect(await provider.verify(await sign(change), now)).toEqual({
      ok: false,
      message: 'This Google sign-in is not valid here. Please try again.',
    });
  });

  it('has a lifetime', async () => {
    const { provider, sign } = await aGoogle();
    const verdict = await provider.verify(await sign({ exp: seconds - 60 }), now);
    expect(verdict).toEqual({ ok: false, message: 'This Google sign-in has expired. Please try again.' });
  });

  it('signed with another key is not valid', async () => {
    const [google, thief] = [await aGoogle(), await aGoogle({ pair: newKeys('RS256') })];
    for (const kid of ['key-1', 'key-2']) {
      expect(await google.provider.verify(await thief.sign({}, kid), now)).toMatchObject({ ok: false });
    }
  });

  it('is not valid if signed with a secret or not signed', async () => {
    const { provider, sign } = await aGoogle();
    const secret = new TextEncoder().encode(clientId.padEnd(32, '.'));
    const [, payload] = (await sign()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    for (const credential of [unsigned, shared, '', 'a.b.c', 'x'.repeat(5000), `${await sign()}x`]) {
      expect(await provider.verify(credential, now), credential).toMatchObject({ ok: false });
    }
  });

  it('is not checked with keys from another address than the one that is known', async () => {
    const thief = await aGoogle();
    const { port } = thief.server.address() as AddressInfo;
    const elsewhere = `http://127.0.0.1:${port}/certs`;
    const google = createServer((_request, response) => void response.writeHead(302, { location: elsewhere }).end());
    await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void google.close());
    const known = `http://127.0.0.1:${(google.address() as AddressInfo).port}/certs`;
    await expect(googleProvider(clientId, known).verify(await thief.sign(), now)).rejects.toMatchObject({
      statusCode: 503,
    });
    expect(thief.asked()).toBe(0);
  });

  it('is not refused, but put off, while Google’s keys cannot be had', async () => {
    const { provider, sign } = await aGoogle({ answers: false });
    await expect(provider.verify(await sign(), now)).rejects.toMatchObject({
      statusCode: 503,
      message: 'Google cannot be reached to check this sign-in. Please try again later.',
    });
    const gone = await aGoogle();
    const credential = await gone.sign();
    gone.server.close();
    await expect(gone.provider.verify(credential, now)).rejects.toMatchObject({ statusCode: 503 });
  });
});
