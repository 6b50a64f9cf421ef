import { once } from 'node:events';
import { request } from 'node:http';
import { changePassword } from '@glo/adapters/wire/profile';
import { login } from '@glo/adapters/wire/account';
import { createNewPassword, forgotPassword, verifyOtp } from '@glo/adapters/wire/account-codes';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { getCompanies, uploadCompanyImage } from '@glo/adapters/wire/company';
import { getHashtags } from '@glo/adapters/wire/lookups';
import { describe, expect, it, vi } from 'vitest';
import { aFile, aForm } from '../../testing/files.ts';
import { anAccount, passwordOfAll } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { JournalEntry } from './served.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')] };

async function journal(visitor: Visitor, query = ''): Promise<JournalEntry[]> {
  const { status, body } = await visitor.fetch(`/__mock/requests${query}`);
  expect(status).toBe(200);
  return (body as { requests: JournalEntry[] }).requests;
}

const pathsIn = async (visitor: Visitor, query = '') => (await journal(visitor, query)).map(({ path }) => path);

describe('the journal of requests', () => {
  it('tells what was asked and answered, the newest last', async () => {
    const { visitor } = await aRunningStandIn(rows);
    await visitor().call(getCompanies);
    const body = { email };
    await visitor().call(forgotPassword, { body });
    expect(await journal(visitor())).toEqual([
      {
        id: 1,
        at: '2026-11-02T09:00:00.000Z',
        method: 'GET',
        path: '/api/recruiter/getCompanies',
        status: 401,
        ms: expect.any(Number),
        requestBytes: 0,
        replyBytes: '{"message":"Please sign in."}'.length,
      },
      {
        id: 2,
        at: expect.any(String),
        method: 'POST',
        path: '/api/recruiter/forgotpassword',
        status: 200,
        ms: expect.any(Number),
        requestBytes: JSON.stringify(body).length,
        replyBytes: expect.any(Number),
        body: JSON.stringify(body),
      },
    ]);
  });

  it('tells how long each kind of answer was', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    const lengths: unknown[] = [];
    for (const path of ['/api/recruiter/getCompanies', '/nowhere', '/pictures/person/1.svg']) {
      const { headers } = await asha.fetch(path);
      lengths.push([path, Number(headers.get('content-length'))]);
    }
    const told = (await journal(asha)).slice(-3).map(({ path, replyBytes }) => [path, replyBytes]);
    expect(told).toEqual(lengths);
  });

  it('has pictures and what is nowhere, and not the control surface and /health', async () => {
    const { visitor } = await aRunningStandIn(rows);
    for (const path of [
      '/pictures/person/1.svg',
      '/nowhere',
      '/health',
      '/__mock/',
      '/__mock/outbox?to=a',
      '/__mockery',
    ]) {
      await visitor().fetch(path);
    }
    expect(await pathsIn(visitor())).toEqual(['/pictures/person/1.svg', '/nowhere', '/__mockery']);
  });

  it('has requests of other sites, which are refused', async () => {
    const { url, visitor } = await aRunningStandIn(rows);
    // fetch() would not let this header be set.
    const foreign = request(`${url}/nowhere`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }).end();
    await once(foreign, 'response');
    expect(await journal(visitor())).toMatchObject([{ path: '/nowhere', status: 403 }]);
  });

  it('keeps the last 1,000 and tells as many as asked for', async () => {
    const { visitor } = await aRunningStandIn(rows);
    for (let n = 0; n < 1005; n++) await visitor().fetch(`/nowhere/${n}`);
    const all = await pathsIn(visitor());
    expect([all.length, all[0], all.at(-1)]).toEqual([1000, '/nowhere/5', '/nowhere/1004']);
    expect(await pathsIn(visitor(), '?limit=2')).toEqual(['/nowhere/1003', '/nowhere/1004']);
  });

  it.each(['?limit=0', '?limit=1001', '?limit=many', '?limit=1.5', '?last=5'])('is not told for %s', async (query) => {
    const { visitor } = await aRunningStandIn(rows);
    expect((await visitor().fetch(`/__mock/requests${query}`)).status).toBe(400);
  });

  it('is one for each world, and can be cleared, as a reset does', async () => {
    const { visitor } = await aRunningStandIn(rows);
    for (const name of ['one', 'two', 'three']) await visitor(name).fetch(`/${name}`);
    expect(await pathsIn(visitor('one'))).toEqual(['/one']);
    expect(await pathsIn(visitor())).toEqual([]);
    expect((await visitor('one').fetch('/__mock/requests', { method: 'DELETE' })).status).toBe(200);
    await visitor('two').post('/__mock/reset', {});
    expect([await pathsIn(visitor('one')), await pathsIn(visitor('two'))]).toEqual([[], []]);
    expect(await pathsIn(visitor('three'))).toEqual(['/three']);
  });

  it('is not there with the control surface off', async () => {
    const { visitor, world } = await aRunningStandIn(rows, { control: false });
    await visitor().call(getCompanies);
    expect((await visitor().fetch('/__mock/requests')).status).toBe(404);
    expect((await visitor().fetch('/__mock/requests', { method: 'DELETE' })).status).toBe(404);
    expect((world as unknown as { journal: { all(): unknown[] } }).journal.all()).toEqual([]);
  });
});

describe('what faults did', () => {
  it.each([
    [{ status: 503 }, 503],
    [{ drop: true }, null],
    [{ kind: 'truncate' }, 200],
  ])('%j is seen', async (effect, status) => {
    const { visitor } = await aRunningStandIn(rows);
    await visitor().post('/__mock/faults', { path: '/api/recruiter/forgotpassword', ...effect });
    await Promise.allSettled([visitor().call(forgotPassword, { body: { email } })]);
    expect(await journal(visitor())).toMatchObject([{ status, fault: '1' }]);
  });

  it('a request that was given up while it hung has no status', async () => {
    const { visitor, url } = await aRunningStandIn(rows);
    await visitor().post('/__mock/faults', { path: '/api/*', kind: 'hang' });
    const gone = new AbortController();
    const answer = Promise.allSettled([fetch(`${url}/api/recruiter/getCompanies`, { signal: gone.signal })]);
    const fired = async () => JSON.stringify((await visitor().fetch('/__mock/faults')).body).includes('"fired":1');
    await vi.waitUntil(fired);
    gone.abort();
    await answer;
    await vi.waitUntil(async () => (await journal(visitor())).length === 1);
    expect(await journal(visitor())).toMatchObject([{ status: null, fault: '1' }]);
  });
});

describe('secrets', () => {
  it('never reach the journal', async () => {
    const { signedIn, visitor } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    await asha.call(login, { body: { email, password: passwordOfAll, credential: 'eyJhbGciOi.secret' } });
    await asha.call(verifyOtp, { body: { userId: 'asha', otp: 918_273 } });
    await asha.call(createNewPassword, { body: { email, password: 'Brandnew1!' } });
    await asha.call(changePassword, {
      params: { recruiterId: 'asha' },
      body: { currentPassword: passwordOfAll, newPassword: 'Brandnew1!' },
    });
    await asha.call(login, {
      body: { email, password: { nested: [passwordOfAll] }, deep: [{ Password: 'Brandnew1!' }] },
    });
    await asha.fetch('/api/recruiter/getCompanies?otp=918273&to%6Ben=918273&id=7');
    const entries = await journal(visitor());
    expect(entries).toHaveLength(7);
    const details = await Promise.all(entries.map(({ id }) => asha.fetch(`/__mock/requests/${id}`)));
    const har = await asha.fetch('/__mock/requests.har');
    const text = JSON.stringify([entries, details.map(({ body }) => body), har.body]);
    for (const secret of [passwordOfAll, 'Brandnew1!', '918273', 'eyJhbGciOi', ...asha.cookies.values()]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain(email);
    expect(entries.at(-1)?.path).toBe('/api/recruiter/getCompanies?otp=(hidden)&to%6Ben=(hidden)&id=7');
  });
});

describe('large bodies', () => {
  it('are cut short, or only counted', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    for (const count of [400, 4000]) {
      const ids = Array.from({ length: count }, (_, n) => `student-${n}`);
      await asha.call(getCandidatesByIds, { body: { applicants_ids: ids } });
    }
    const [cut, counted] = (await journal(asha)).slice(-2);
    expect(cut?.body).toMatch(/^\{"applicants_ids":\["student-0",.*…$/);
    expect(cut?.body).toHaveLength(2001);
    expect(counted?.body).toBe(`(${counted?.requestBytes} bytes)`);
  });

  it('of files are left out', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    await asha.call(uploadCompanyImage, { form: aForm(['image_url', aFile('png')]) });
    const entry = (await journal(asha)).at(-1);
    expect([entry?.status, entry?.body]).toEqual([200, undefined]);
    expect(entry?.requestBytes).toBeGreaterThan(60);
  });
});

describe('queries', () => {
  it('are told as they came', async () => {
    const { signedIn } = await aRunningStandIn(rows);
    const asha = await signedIn(email);
    await asha.call(getHashtags, { query: { searchValue: 'a b&c' } });
    await asha.fetch('/nowhere?%E0%A4%A=1&=&a?b');
    expect((await pathsIn(asha)).slice(-2)).toEqual([
      '/api/v1/mobile/getHashtags?searchValue=a+b%26c',
      '/nowhere?%E0%A4%A=1&=&a?b',
    ]);
  });
});
