import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { anAccount } from '../testing/people.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningStandIn } from '../testing/running.ts';
import { listenForReviews } from './review-listener.ts';

async function listening() {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { world } = await aRunningStandIn({ accounts: [anAccount('asha')] });
  const stop = await listenForReviews(folder, world);
  onTestFinished(stop);
  const file = join(folder, 'review-listener');
  const { port, token } = JSON.parse(readFileSync(file, 'utf8')) as { port: number; token: string };
  return { world, stop, file, url: `http://127.0.0.1:${port}`, token };
}

const body = JSON.stringify({ who: 'asha@acme.example', status: 'VERIFIED' });

it('takes a review with the secret that only this user may read', async () => {
  const { url, token, file, world } = await listening();
  expect(statSync(file).mode & 0o077).toBe(0);
  const { status } = await rawRequest(url, '/', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(status).toBe(200);
  expect(world.store.get('accounts', 'asha')?.documents).toMatchObject([{ status: 'VERIFIED' }]);
});

it.each<[string, (token: string) => Record<string, string>]>([
  ['no secret', () => ({})],
  ['half of it', (token) => ({ authorization: `Bearer ${token.slice(0, 20)}` })],
  ['another of its length', (token) => ({ authorization: `Bearer ${'x'.repeat(token.length)}` })],
  ['letters that are longer than they look', (token) => ({ authorization: `Bearer ${'é'.repeat(token.length)}` })],
])('refuses %s', async (_what, headersFor) => {
  const { url, token, world } = await listening();
  expect((await rawRequest(url, '/', { method: 'POST', headers: headersFor(token), body })).status).toBe(401);
  expect(world.store.get('accounts', 'asha')?.documents).toEqual([]);
});

it.each(['', '{', '{"who":"asha@acme.example","status":"SUBMITTED"}', '{"who":"nobody","status":"FAILED"}'])(
  'refuses %j, and goes on',
  async (odd) => {
    const { url, token } = await listening();
    const headers = { authorization: `Bearer ${token}` };
    expect((await rawRequest(url, '/', { method: 'POST', headers, body: odd })).status).toBeGreaterThanOrEqual(400);
    expect((await rawRequest(url, '/', { method: 'POST', headers, body })).status).toBe(200);
  },
);
