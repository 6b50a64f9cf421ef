import { once } from 'node:events';
import { get } from 'node:http';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it } from 'vitest';
import { uploadImage } from '../../testing/files.ts';
import { aCandidate } from '../../testing/hiring.ts';
import { aCompany, anAccount } from '../../testing/people.ts';
import { aRunningMockApi, aSignedInAsha } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { aWebBuild } from '../../testing/web-build.ts';
import { defaultConfiguration } from '../../web/configuration.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha')], companies: [aCompany('acme')], candidates: [aCandidate('s1')] };
const companies = '/api/recruiter/getCompanies';
const forgot = '/api/recruiter/forgotpassword';
const askForCode = (visitor: Visitor) => visitor.call(forgotPassword, { body: { email } });

/** Plans a fault; returns its id. */
async function plan(visitor: Visitor, fault: object): Promise<string> {
  const { status, body } = await visitor.post('/__mock/faults', fault);
  expect(body).toMatchObject({ id: expect.any(String), fired: 0 });
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

const listed = async (visitor: Visitor) => (await visitor.fetch('/__mock/faults')).body;
const remove = (visitor: Visitor, id = '') => visitor.fetch(`/__mock/faults${id && `/${id}`}`, { method: 'DELETE' });

describe('a planned answer', () => {
  it('comes instead of the call, which does nothing', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    await plan(visitor(), { method: 'POST', path: forgot, status: 503, body: { message: 'Down for repairs' } });
    const { status, body, headers } = await askForCode(visitor());
    expect([status, body]).toEqual([503, { message: 'Down for repairs' }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(world.store.count('messages')).toBe(0);
  });

  it('has a message about the fault if no body is given', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    const id = await plan(visitor, { path: companies, status: 500 });
    expect(await visitor.call(getCompanies)).toMatchObject({
      status: 500,
      body: { message: `Planned failure ${id} of the mock API.` },
    });
  });

  it.each([[['a', 'list']], ['text'], [null], [0]])('can be %j', async (body) => {
    const { asha: visitor } = await aSignedInAsha(rows);
    await plan(visitor, { path: companies, status: 200, body });
    expect(await visitor.call(getCompanies)).toMatchObject({ status: 200, body });
  });

  it('can be a page where JSON belongs, with any status', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    const id = await plan(visitor, { path: companies, html: true });
    const { status, body, headers } = await visitor.call(getCompanies);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html>/);
    await remove(visitor, id);
    await plan(visitor, { path: companies, html: true, status: 502 });
    expect((await visitor.call(getCompanies)).status).toBe(502);
  });
});

describe('which calls are hit', () => {
  it('the method counts, and the query does not', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    await plan(visitor, { method: 'GET', path: '/api/v1/mobile/getProfileData', status: 418 });
    await plan(visitor, { method: 'POST', path: '/api/*', status: 419 });
    expect((await visitor.call(getProfileData, { query: { student_id: 's1' } })).status).toBe(418);
    expect((await visitor.call(getCompanies)).status).toBe(200);
  });

  it('only so many', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    const fault = { path: companies, status: 418, times: 2 };
    const id = await plan(visitor, fault);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await visitor.call(getCompanies)).status);
    expect(statuses).toEqual([418, 418, 200]);
    expect(await listed(visitor)).toEqual({ faults: [{ ...fault, id, fired: 2, remaining: 0 }] });
  });

  it('the first of several, and the next one when it is used up', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    await plan(visitor, { path: companies, status: 418, times: 1 });
    await plan(visitor, { path: '/api/*', status: 419 });
    expect([(await visitor.call(getCompanies)).status, (await visitor.call(getCompanies)).status]).toEqual([418, 419]);
  });

  it('pictures and uploads, too; never the control surface and /health', async () => {
    const { asha: visitor } = await aSignedInAsha(rows);
    await plan(visitor, { path: '/*', status: 418 });
    expect((await visitor.fetch('/pictures/person/s1.svg')).status).toBe(418);
    expect((await visitor.fetch('/uploads/1.png')).status).toBe(418);
    expect((await visitor.fetch('/health')).status).toBe(200);
    expect((await visitor.fetch('/__mock/outbox')).status).toBe(200);
    expect((await visitor.fetch('/__mock')).status).toBe(302);
  });

  it('those of its world', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await plan(visitor('one'), { path: '/api/*', status: 418 });
    expect((await askForCode(visitor('one'))).status).toBe(418);
    expect((await askForCode(visitor('two'))).status).toBe(200);
    expect((await askForCode(visitor())).status).toBe(200);
  });

  it('those of the world that the fault names', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await plan(visitor(), { path: '/api/*', status: 418, world: 'one' });
    expect((await askForCode(visitor('one'))).status).toBe(418);
    expect((await askForCode(visitor())).status).toBe(200);
    expect(await listed(visitor('one'))).toMatchObject({ faults: [{ world: 'one', fired: 1 }] });
    expect(await listed(visitor())).toEqual({ faults: [] });
  });

  it('never those of a world that was dropped', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (let n = 0; n < 201; n++) await visitor(`world-${n}`).fetch('/health');
    const answer = await visitor().post('/__mock/faults', { path: '/api/*', status: 418, world: 'world-0' });
    expect(answer.status).toBe(410);
  });
});

describe('a connection', () => {
  it('is dropped without an answer, and nothing is done', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    await plan(visitor(), { path: forgot, drop: true, times: 1 });
    await expect(askForCode(visitor())).rejects.toThrow('fetch failed');
    expect(world.store.count('messages')).toBe(0);
    expect((await askForCode(visitor())).status).toBe(200);
  });

  it('hangs until the fault is removed', async () => {
    const { visitor } = await aRunningMockApi(rows);
    const id = await plan(visitor(), { path: forgot, hang: true });
    const answer = Promise.allSettled([askForCode(visitor())]);
    await expect.poll(() => listed(visitor())).toMatchObject({ faults: [{ fired: 1 }] });
    await remove(visitor(), id);
    expect(await answer).toMatchObject([{ status: 'rejected' }]);
  });

  it('does not keep the server from closing while it hangs or is held up', async () => {
    const { url, visitor, close } = await aRunningMockApi(rows);
    await plan(visitor(), { path: companies, hang: true });
    await plan(visitor(), { path: '/pictures/*', delayMs: 600_000 });
    const hanging = get(url + companies, { agent: false });
    const ended = once(hanging, 'error');
    const delayed = visitor().fetch('/pictures/person/s1.svg');
    await expect.poll(() => listed(visitor())).toMatchObject({ faults: [{ fired: 1 }, { fired: 1 }] });
    await close();
    expect((await ended)[0]).toMatchObject({ code: 'ECONNRESET' });
    expect((await delayed).status).toBe(200);
  });
});

describe('a delay', () => {
  it('holds the call up, which is then done', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    const id = await plan(visitor(), { path: forgot, delayMs: 600_000 });
    const answer = askForCode(visitor());
    await expect.poll(() => listed(visitor())).toMatchObject({ faults: [{ fired: 1 }] });
    expect(world.store.count('messages')).toBe(0);
    await remove(visitor(), id);
    expect((await answer).status).toBe(200);
    expect(world.store.count('messages')).toBe(1);
  });

  it('goes with a failure', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await plan(visitor(), { path: forgot, delayMs: 1, status: 502 });
    expect((await askForCode(visitor())).status).toBe(502);
  });
});

describe('a spoilt reply', () => {
  it('is half of the JSON, after the call was done', async () => {
    const { url, visitor, world } = await aRunningMockApi(rows);
    const whole = await (await fetch(url + forgot, jsonOf({ email }))).text();
    await plan(visitor(), { path: forgot, truncate: true });
    const response = await fetch(url + forgot, jsonOf({ email }));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(world.store.count('messages')).toBe(2);
  });

  it('is half of a file', async () => {
    const { url, asha: visitor } = await aSignedInAsha(rows);
    const address = url + (await uploadImage(visitor));
    const { byteLength } = await (await fetch(address)).arrayBuffer();
    await plan(visitor, { path: '/uploads/:name', truncate: true });
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(Math.floor(byteLength / 2));
  });

  it('is half of a file of the web application, which is sent as a stream', async () => {
    const build = aWebBuild();
    const { url, visitor } = await aRunningMockApi(rows, {
      web: { folder: build.folder, configuration: defaultConfiguration },
    });
    await plan(visitor(), { path: '/assets/*', truncate: true });
    const response = await fetch(`${url}/assets/photo-d4e5f6.png`);
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['8', 'not comp']);
  });
});

const jsonOf = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

describe('the list of faults', () => {
  it('is in the order they were added, and can be cleared', async () => {
    const { visitor } = await aRunningMockApi(rows);
    const first = { path: companies, delayMs: 5 };
    const second = { path: '/uploads/:name', method: 'GET', truncate: true, times: 3 };
    for (const fault of [first, second]) await plan(visitor(), fault);
    expect(await listed(visitor())).toEqual({
      faults: [
        { ...first, id: '1', fired: 0, remaining: null },
        { ...second, id: '2', fired: 0, remaining: 3 },
      ],
    });
    expect((await remove(visitor(), '1')).body).toEqual({ removed: 1 });
    expect((await remove(visitor(), '1')).status).toBe(404);
    expect((await remove(visitor())).body).toEqual({ removed: 1 });
    expect(await listed(visitor())).toEqual({ faults: [] });
  });

  it('is empty after a reset', async () => {
    const { visitor } = await aRunningMockApi(rows);
    await plan(visitor(), { path: companies, status: 500 });
    await visitor().post('/__mock/reset', {});
    expect(await listed(visitor())).toEqual({ faults: [] });
  });

  it('has an end', async () => {
    const { visitor } = await aRunningMockApi(rows);
    for (let n = 0; n < 100; n++) await plan(visitor(), { path: companies, status: 500 });
    expect((await visitor().post('/__mock/faults', { path: companies, status: 500 })).status).toBe(400);
  });

  it.each([
    [{ status: 500 }, 'path: This field is missing.'],
    [{ path: companies }, 'Please give exactly one of status, html, truncate, drop and hang'],
    [{ path: companies, drop: false }, 'Please give exactly one of'],
    [{ path: companies, status: 500, drop: true }, 'Please give exactly one of'],
    [{ path: companies, hang: true, drop: true }, 'Please give exactly one of'],
    [{ path: companies, truncate: true, status: 500 }, 'Please give exactly one of'],
    [{ path: companies, drop: true, body: {} }, 'body: A body needs a status'],
    [{ path: companies, html: true, status: 500, body: {} }, 'body: A body needs a status'],
    [{ path: companies, hang: 'yes' }, 'hang: Invalid input: expected boolean'],
    [{ path: companies, status: 500, world: '../x' }, 'world: This is not the name of a world.'],
    [{ path: companies, status: 500, kind: 'hang' }, 'Unrecognized key: "kind"'],
    [{ path: companies, status: 500, after: 1, probability: 1 }, 'Unrecognized keys: "after", "probability"'],
    [{ path: companies, status: 99 }, 'status: Too small'],
    [{ path: companies, status: 500, times: 0 }, 'times: Too small'],
    [{ path: companies, delayMs: 600_001 }, 'delayMs: Too big'],
    [{ path: 'getCompanies', status: 500 }, 'path: Please give a whole path such as /api/recruiter/user/login'],
    [{ path: `${companies}?a=b`, status: 500 }, 'path: Please give a whole path'],
    [{ path: '/getCompanies', status: 500 }, 'path: There is nothing at /getCompanies.'],
    [{ path: '/__mock/outbox', status: 500 }, 'path: There is nothing at /__mock/outbox.'],
    [{ path: '/health', status: 500 }, 'path: There is nothing at /health.'],
    [{ method: 'DELETE', path: companies, status: 500 }, `method: ${companies} does not support DELETE.`],
    [{ method: 'get', path: companies, status: 500 }, 'method: Invalid option'],
  ])('takes nothing like %j', async (fault, message) => {
    const { visitor } = await aRunningMockApi(rows);
    expect(await visitor().post('/__mock/faults', fault)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    expect(await listed(visitor())).toEqual({ faults: [] });
  });
});
