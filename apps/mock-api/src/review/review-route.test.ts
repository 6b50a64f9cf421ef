import { describe, expect, it } from 'vitest';
import { aCompany, anAccount } from '../testing/people.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningMockApi } from '../testing/running.ts';

const token = 'review-token-for-the-tests-of-the-route';
const authorization = `Bearer ${token}`;
const json = { 'content-type': 'application/json' };
const verified = { who: 'asha@acme.example', status: 'VERIFIED' };

const rows = {
  accounts: [anAccount('asha')],
  companies: [aCompany('twin-1', { name: 'Twin' }), aCompany('twin-2', { name: 'Twin' })],
};

async function running(reviewToken: string | null = token, rateLimit: number | 'off' = 'off') {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const { url, world } = await aRunningMockApi(rows, { reviewToken, rateLimit, logger });
  const post = (headers: Readonly<Record<string, string>>, body: unknown = verified, path = '/review') =>
    rawRequest(url, path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const documents = () => world.store.get('accounts', 'asha')?.documents;
  const events = () => lines.map((line) => (JSON.parse(line) as { event?: string }).event).filter(Boolean);
  return { post, url, documents, events, lines };
}

describe('the review route', () => {
  it('decides on a verification, and logs that without the token', async () => {
    const { post, documents, events, lines } = await running();
    const { status, text } = await post({ authorization });
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { message: '<asha@acme.example>: the personal verification is VERIFIED.' },
    ]);
    expect(documents()).toMatchObject([{ status: 'VERIFIED' }]);
    expect(events()).toEqual(['verification decided']);
    expect(lines.join()).not.toContain(token);
  });

  it.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['half of the token', { authorization: `Bearer ${token.slice(0, 20)}` }],
    ['another token of that length', { authorization: `Bearer ${'x'.repeat(token.length)}` }],
    ['the token without its scheme', { authorization: token }],
    ['the token as a cookie', { cookie: `token=${token}` }],
  ])('refuses %s with 401, and logs it', async (_what, headers) => {
    const { post, documents, events } = await running();
    expect((await post(headers)).status).toBe(401);
    expect(documents()).toEqual([]);
    expect(events()).toEqual(['not signed in']);
  });

  it('refuses a network after 50 wrong tokens, and no other one', async () => {
    const { post } = await running(token, 1);
    const from = (address: string, word = 'wrong') => ({ 'x-forwarded-for': address, authorization: `Bearer ${word}` });
    for (let count = 0; count < 50; count++) expect((await post(from('203.0.113.1'))).status).toBe(401);
    expect((await post(from('203.0.113.1', token))).status).toBe(429);
    expect((await post(from('198.51.100.1', token))).status).toBe(200);
  });

  it('does not start with a token that can be guessed', async () => {
    await expect(running('1234567'.repeat(5))).rejects.toThrow('REVIEW_TOKEN must be random');
  });

  it('refuses a page of another site, even with the token', async () => {
    const { post, url, documents } = await running();
    expect((await post({ authorization, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    const headers = { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' };
    const preflight = await rawRequest(url, '/review', { method: 'OPTIONS', headers });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(documents()).toEqual([]);
  });

  it.each([
    [{ who: 'nobody@acme.example', status: 'VERIFIED' }, 404, /No recruiter or company is called/],
    [{ who: 'Twin', status: 'VERIFIED' }, 409, /twin-1 .*twin-2/],
    [{ who: 'asha@acme.example', status: 'SUBMITTED' }, 400, /status/],
    [{ status: 'VERIFIED' }, 400, /who/],
  ])('refuses %j with %i', async (body, status, message) => {
    const { post } = await running();
    const answer = await post({ authorization }, body);
    expect([answer.status, (JSON.parse(answer.text) as { message: string }).message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });

  it('does not exist without a token in the settings', async () => {
    const { post, url } = await running(null);
    for (const headers of [{ authorization }, { authorization: 'Bearer ' }, {}]) {
      const [route, unknown] = [await post(headers), await post(headers, verified, '/unknown')];
      expect([route.status, route.text.replace('/review', '/unknown')]).toEqual([404, unknown.text]);
    }
    const get = (path: string) => rawRequest(url, path, { headers: { accept: 'application/json' } });
    expect((await get('/review')).status).toBe((await get('/unknown')).status);
  });
});
