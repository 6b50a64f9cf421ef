import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const origin = 'http://mock.acme.example';
const rows = { accounts: [anAccount('asha')] };

/** Not with `fetch`, which would not let these headers be set. */
async function signIn(headers: Readonly<Record<string, string>>) {
  const { app } = await aRunningMockApi(rows);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/recruiter/user/login',
    headers: { host: new URL(origin).host, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'asha@acme.example', password: passwordOfAll }),
  });
  return statusCode;
}

describe('a request that changes something', () => {
  it.each([
    ['a page of this origin', { 'sec-fetch-site': 'same-origin' }],
    ['a person at the address bar', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('is taken from %s', async (_who, headers) => {
    expect(await signIn(headers)).toBe(200);
  });

  it('is taken from a page of this origin in a browser that says no more than that', async () => {
    expect(await signIn({ origin })).toBe(200);
  });

  it('is accepted through a proxy that forwards the host name', async () => {
    const headers = { origin: 'https://jobs.example', 'x-forwarded-host': 'jobs.example' };
    expect(await signIn(headers)).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is refused from %s', async (_who, headers) => {
    expect(await signIn(headers)).toBe(403);
  });

  it('may be read from anywhere', async () => {
    const { app } = await aRunningMockApi(rows);
    const response = await app.inject({ url: '/health', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.statusCode).toBe(200);
  });
});
