import { expect, it } from 'vitest';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningMockApi } from '../testing/running.ts';

const body = JSON.stringify({ email: 'asha@acme.example', password: passwordOfAll });
const json = { 'content-type': 'application/json' };

/** Signs in through a TLS proxy at 127.0.0.1. Returns the cookie. */
async function cookieThroughProxy(trustProxy: readonly string[]): Promise<string> {
  const { url } = await aRunningMockApi({ accounts: [anAccount('asha')] }, { trustProxy });
  const headers = { ...json, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
  const answer = await rawRequest(url, '/api/recruiter/user/login', { method: 'POST', headers, body });
  return answer.headers['set-cookie']?.join() ?? '';
}

it.each([[['loopback']], [['10.0.0.0/8', '127.0.0.1']]])(
  'a proxy that is trusted by %j says how it was asked',
  async (trustProxy) => {
    expect(await cookieThroughProxy(trustProxy)).toContain('; Secure');
  },
);

it.each([[['10.0.0.0/8']], [['10.0.0.0/8', '::1']]])(
  'ignores the headers of a proxy that is not among %j',
  async (trustProxy) => {
    const cookie = await cookieThroughProxy(trustProxy);
    expect(cookie).toContain('session=');
    expect(cookie).not.toContain('Secure');
  },
);

it('headers of a proxy that is not trusted are told in the log, once', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { url } = await aRunningMockApi({}, { trustProxy: ['10.0.0.0/8'], logger });
  await rawRequest(url, '/health');
  expect(lines).toEqual([]);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded']) {
    await rawRequest(url, '/health', { headers: { [name]: 'anything' } });
  }
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'Forwarded headers from 127.0.0.1 do not count. If this is your proxy, name it in TRUST_PROXY.',
  ]);
});

it('headers of a trusted proxy are told in no log', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { url } = await aRunningMockApi({}, { logger });
  await rawRequest(url, '/health', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines).toEqual([]);
});
