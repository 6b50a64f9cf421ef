import { once } from 'node:events';
import { request } from 'node:http';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/people.ts';
import { aRunningMockApi } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import type { ControlledWorld } from '../worlds/controlled-world.ts';
import type { LoggedRequest } from './request-log.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')] };

async function logged(visitor: Visitor, query = ''): Promise<LoggedRequest[]> {
  const { status, body } = await visitor.fetch(`/__mock/requests${query}`);
  expect(status).toBe(200);
  return (body as { requests: LoggedRequest[] }).requests;
}

const pathsIn = async (visitor: Visitor, query = '') => (await logged(visitor, query)).map(({ path }) => path);

describe('GET /__mock/requests', () => {
  it('lists requests with method, path, status, time and body sizes, newest last', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await visitor().fetch('/api/recruiter/getCompanies?token=s3cret');
    const body = { email };
    await visitor().call(forgotPassword, { body });
    expect(await logged(visitor())).toEqual([
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
      },
    ]);
  });

  it('leaves out the control surface and /health', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (const path of ['/pictures/person/1.svg', '/nowhere', '/health', '/__mock/', '/__mock/outbox', '/__mockery']) {
      await visitor().fetch(path);
    }
    expect(await pathsIn(visitor())).toEqual(['/pictures/person/1.svg', '/nowhere', '/__mockery']);
  });

  it('lists refused requests from other sites', async () => {
    const { url, visitor } = await aRunningMockApi(rows);
    // fetch() does not allow this header.
    const foreign = request(`${url}/nowhere`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }).end();
    await once(foreign, 'response');
    expect(await logged(visitor())).toMatchObject([{ path: '/nowhere', status: 403 }]);
  });

  it('keeps the last 1,000 and returns as many as the limit allows', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (let n = 0; n < 1005; n++) await visitor().fetch(`/nowhere/${n}`);
    const all = await pathsIn(visitor());
    expect([all.length, all[0], all.at(-1)]).toEqual([1000, '/nowhere/5', '/nowhere/1004']);
    expect(await pathsIn(visitor(), '?limit=2')).toEqual(['/nowhere/1003', '/nowhere/1004']);
  });

  it.each(['?limit=0', '?limit=1001', '?limit=many', '?limit=1.5', '?last=5'])('refuses %s', async (query) => {
    const { visitor } = await aRunningMockApi(rows);
    expect((await visitor().fetch(`/__mock/requests${query}`)).status).toBe(400);
  });

  it('has a list per world, which a reset clears', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (const name of ['one', 'two']) await visitor(name).fetch(`/${name}`);
    await visitor('two').post('/__mock/reset', {});
    expect([await pathsIn(visitor('one')), await pathsIn(visitor('two')), await pathsIn(visitor())]).toEqual([
      ['/one'],
      [],
      [],
    ]);
  });

  it.each([
    [{ status: 503 }, 503],
    [{ drop: true }, null],
    [{ truncate: true }, 200],
  ])('names the fault %j and the outcome of the request', async (effect, status) => {
    const { visitor } = await aRunningMockApi(rows);
    await visitor().post('/__mock/faults', { path: '/api/recruiter/forgotpassword', ...effect });
    await Promise.allSettled([visitor().call(forgotPassword, { body: { email } })]);
    expect(await logged(visitor())).toMatchObject([{ status, fault: '1' }]);
  });

  it('lists a request that was given up while it hung, without a status', async () => {
    const { visitor, url } = await aRunningMockApi(rows);
    await visitor().post('/__mock/faults', { path: '/api/*', hang: true });
    // fetch() would keep a connection that the server waits for when it closes.
    const asked = request(`${url}/api/recruiter/getCompanies`, { agent: false }).end();
    const ended = once(asked, 'error');
    const faults = async () => (await visitor().fetch('/__mock/faults')).body;
    await expect.poll(faults).toMatchObject({ faults: [{ fired: 1 }] });
    asked.destroy();
    await ended;
    await expect.poll(() => logged(visitor())).toMatchObject([{ status: null, fault: '1' }]);
  });

  it('does not exist, and nothing is logged, with the control surface off', async () => {
    const { visitor, world } = await aRunningMockApi(rows, { control: false });
    await visitor().call(getCompanies);
    expect((await visitor().fetch('/__mock/requests')).status).toBe(404);
    expect((world as ControlledWorld).requests.last(1000)).toEqual([]);
  });
});
