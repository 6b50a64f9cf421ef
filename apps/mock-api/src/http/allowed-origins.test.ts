import { describe, expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';

const friend = 'https://jobs.acme.example';
const rows = { accounts: [anAccount('asha')] };

async function mockApi(allowedOrigins: readonly string[] = [friend]) {
  const { app } = await aRunningMockApi(rows, { allowedOrigins });
  const call = (url: string, headers: Readonly<Record<string, string>>, method: 'GET' | 'POST' | 'OPTIONS' = 'POST') =>
    app.inject({
      method,
      url,
      headers: { host: 'api.acme.example', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify({ email: 'asha@acme.example', password: passwordOfAll }) }),
    });
  const signIn = (headers: Readonly<Record<string, string>>) => call('/api/recruiter/user/login', headers);
  const ask = (url: string, origin: string) =>
    call(
      url,
      { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      'OPTIONS',
    );
  return { call, signIn, ask };
}

const corsOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of an allowed origin', () => {
  it('is told that it may call, with its session', async () => {
    const { ask } = await mockApi();
    const { statusCode, headers } = await ask('/api/recruiter/user/login', friend);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    });
    expect(String(headers['access-control-allow-methods'])).toContain('POST');
    expect(String(headers['vary']).toLowerCase()).toContain('origin');
  });

  it('may change something and read the answer, on the same site with the cookie as it always is', async () => {
    const { signIn } = await mockApi();
    const answer = await signIn({ origin: friend, 'sec-fetch-site': 'same-site', 'x-forwarded-proto': 'https' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(friend);
    expect(answer.cookies.map(({ sameSite }) => sameSite)).toEqual(['Strict', 'Strict']);
  });

  it('gets, on another site and over TLS, a cookie that comes back to it alone', async () => {
    const { signIn } = await mockApi();
    const answer = await signIn({ origin: friend, 'sec-fetch-site': 'cross-site', 'x-forwarded-proto': 'https' });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ['SameSite=None', 'Secure', 'HttpOnly', 'Partitioned'])
        expect(cookie).toContain(attribute);
    }
  });

  it('gets no such cookie without TLS, where a browser would not take it', async () => {
    const { signIn } = await mockApi();
    const answer = await signIn({ origin: friend, 'sec-fetch-site': 'cross-site' });
    expect(String(answer.headers['set-cookie'])).not.toContain('None');
  });

  it('shows pictures and documents from here', async () => {
    const { call } = await mockApi();
    const { headers } = await call('/health', { origin: friend }, 'GET');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each(['/__mock', '/%5F_mock', '/%5f%5fmock', '//__mock', '/api/../__mock'])(
    'does not reach the control surface under %s',
    async (path) => {
      const { ask, call } = await mockApi();
      const headers = { host: 'localhost', origin: friend, 'sec-fetch-site': 'cross-site' };
      const change = await call(`${path}/reset`, headers, 'POST');
      expect(change.statusCode).toBe(403);
      const read = await call(`${path}/outbox`, headers, 'GET');
      for (const answer of [change, read, await ask(`${path}/reset`, friend)]) {
        expect(corsOf(answer.headers)).toEqual([]);
      }
    },
  );

  it('may end its session', async () => {
    const { ask, call } = await mockApi();
    expect((await ask('/session/end', friend)).statusCode).toBe(204);
    const answer = await call('/session/end', { origin: friend, 'sec-fetch-site': 'same-site' });
    expect(answer.statusCode).toBe(204);
  });
});

describe('a page of any other origin', () => {
  it.each(['https://evil.example', 'http://jobs.acme.example', 'https://jobs.acme.example.evil.example', 'null'])(
    'is told nothing and changes nothing: %s',
    async (origin) => {
      const { ask, signIn } = await mockApi();
      expect((await ask('/api/recruiter/user/login', origin)).headers['access-control-allow-origin']).toBeUndefined();
      const answer = await signIn({ origin, 'sec-fetch-site': 'cross-site' });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('meets a server without a word of CORS where no origin is allowed', async () => {
    const { ask, signIn } = await mockApi([]);
    expect(corsOf((await ask('/api/recruiter/user/login', friend)).headers)).toEqual([]);
    const answer = await signIn({ origin: friend, 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['cross-origin-resource-policy'] ?? 'same-origin').toBe('same-origin');
  });
});
