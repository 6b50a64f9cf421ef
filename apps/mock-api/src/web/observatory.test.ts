import { describe, expect, it } from 'vitest';
import { scoreOf } from '../testing/observatory.ts';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { aWebBuild } from '../testing/web-build.ts';
import { defaultConfiguration } from './configuration.ts';

/** Requests like a TLS proxy on this machine. */
const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'jobs.acme.example' };
const login = JSON.stringify({ email: 'asha@acme.example', password: passwordOfAll });

async function served() {
  const web = { folder: aWebBuild().folder, configuration: defaultConfiguration };
  const { url } = await aRunningMockApi({ accounts: [anAccount('asha')] }, { web });
  return url;
}

/** The session of a login over TLS, and the answer that gave it. */
async function signedIn(url: string) {
  const headers = { ...overTls, 'content-type': 'application/json' };
  const answer = await rawRequest(url, '/api/recruiter/user/login', { method: 'POST', headers, body: login });
  return { answer, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

describe('behind TLS', () => {
  it.each(['/', '/login', '/assets/main-a1b2c3.js', '/icon.svg'])('%s scores 130 at least', async (path) => {
    const { status, headers } = await rawRequest(await served(), path, { headers: overTls });
    expect(status).toBe(200);
    expect(scoreOf(headers)).toBeGreaterThanOrEqual(130);
  });

  it('every answer asks for nothing but TLS from then on', async () => {
    const url = await served();
    const { cookie, answer } = await signedIn(url);
    const read = await rawRequest(url, '/api/recruiter/getCompanies', { headers: { ...overTls, cookie } });
    const unread = await rawRequest(url, '/api/recruiter/getCompanies', { headers: overTls });
    const page = await rawRequest(url, '/', { headers: overTls });
    expect([answer.status, read.status, unread.status, page.status]).toEqual([200, 200, 401, 200]);
    for (const { headers } of [answer, read, unread, page]) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('JSON of the services loses no point, its cookies included', async () => {
    const url = await served();
    const { cookie, answer } = await signedIn(url);
    const read = await rawRequest(url, '/api/recruiter/getCompanies', { headers: { ...overTls, cookie } });
    for (const { headers } of [answer, read]) expect(scoreOf(headers)).toBeGreaterThanOrEqual(100);
  });
});

it('without TLS no answer asks for it', async () => {
  const url = await served();
  for (const path of ['/', '/assets/main-a1b2c3.js', '/api/recruiter/getCompanies']) {
    expect((await rawRequest(url, path)).headers).not.toHaveProperty('strict-transport-security');
  }
});

describe('the score', () => {
  it.each([
    ['content-security-policy', undefined],
    ['content-security-policy', "default-src 'none';script-src 'self' 'unsafe-inline';form-action 'self'"],
    ['strict-transport-security', undefined],
    ['strict-transport-security', 'max-age=3600'],
    ['referrer-policy', 'unsafe-url'],
    ['x-content-type-options', undefined],
    ['cross-origin-resource-policy', undefined],
    ['set-cookie', ['session=x; HttpOnly; SameSite=Strict']],
    ['set-cookie', ['session=x; Secure; SameSite=Strict']],
    ['access-control-allow-credentials', 'true'],
  ])('is lower with %s: %j', async (name, value) => {
    const { headers } = await rawRequest(await served(), '/', { headers: overTls });
    expect(scoreOf({ ...headers, [name]: value })).toBeLessThan(scoreOf(headers));
  });
});
