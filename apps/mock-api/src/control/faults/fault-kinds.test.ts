import { once } from 'node:events';
import { get } from 'node:http';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { getCandidatesByIds } from '@glo/adapters/wire/candidates';
import { getCompanies } from '@glo/adapters/wire/company';
import { describe, expect, it, vi } from 'vitest';
import { basePaths } from '../../http/route.ts';
import { aCompany, anAccount } from '../../testing/people.ts';
import { aRunningStandIn } from '../../testing/running.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { Fault } from './fault.ts';

const email = 'asha@acme.example';
const rows = { accounts: [anAccount('asha'), anAccount('bela')], companies: [aCompany('acme')] };
const companies = '/api/recruiter/getCompanies';
const forgot = '/api/recruiter/forgotpassword';

async function plan(visitor: Visitor, fault: object): Promise<void> {
  const { status, body } = await visitor.post('/__mock/faults', fault);
  expect([status, body]).toEqual([200, expect.objectContaining(fault)]);
}

async function asha() {
  const { signedIn, ...running } = await aRunningStandIn(rows);
  return { ...running, asha: await signedIn(email) };
}

describe('a fault hits', () => {
  it('by query, of which there may be more', async () => {
    const { asha: visitor } = await asha();
    await plan(visitor, { path: companies, when: { query: { page: '2', 'q r': 'ä' } }, status: 418 });
    const statuses: number[] = [];
    for (const query of ['?page=2&q+r=%C3%A4&more', '?page=1&page=2&q%20r=ä', '?page=2', '?page=22&q+r=%C3%A4', '']) {
      statuses.push((await visitor.fetch(companies + query)).status);
    }
    expect(statuses).toEqual([418, 418, 200, 200, 200]);
  });

  it('by header', async () => {
    const { asha: visitor } = await asha();
    await plan(visitor, { path: companies, when: { headers: { 'X-Client': 'old' } }, status: 418 });
    const statusFor = async (headers: Record<string, string>) => (await visitor.fetch(companies, { headers })).status;
    expect([
      await statusFor({ 'x-client': 'old' }),
      await statusFor({ 'x-client': 'new' }),
      await statusFor({}),
    ]).toEqual([418, 200, 200]);
  });

  it('by fields of the body, and does nothing of the call', async () => {
    const { visitor, world } = await aRunningStandIn(rows);
    await plan(visitor(), { path: forgot, when: { body: { email, more: { deep: 1 } } }, status: 419 });
    await plan(visitor(), { path: forgot, when: { body: { email } }, status: 418, times: 1 });
    const ask = async (to: string) => (await visitor().call(forgotPassword, { body: { email: to } })).status;
    expect([await ask('bela@acme.example'), await ask(email), await ask(email)]).toEqual([200, 418, 200]);
    expect(world.store.count('messages')).toBe(2);
  });

  it('by a body at any depth, lists whole', async () => {
    const { asha: visitor } = await asha();
    const path = basePaths.candidate + getCandidatesByIds.path;
    await plan(visitor, { path, when: { body: { applicants_ids: ['a', 'b'] } }, status: 418 });
    const ask = async (ids: string[]) => (await visitor.post(path, { applicants_ids: ids, more: 1 })).status;
    expect([await ask(['a', 'b']), await ask(['a']), await ask(['b', 'a'])]).toEqual([418, 200, 200]);
  });

  it('in another world than the one it is planned in', async () => {
    const { visitor } = await aRunningStandIn(rows);
    await plan(visitor(), { path: companies, world: 'one', status: 418 });
    const statuses = [visitor('one'), visitor('two'), visitor()].map(
      async (each) => (await each.fetch(companies)).status,
    );
    expect(await Promise.all(statuses)).toEqual([418, 401, 401]);
  });

  it('with a probability', async () => {
    const { visitor } = await aRunningStandIn(rows);
    await plan(visitor(), { path: companies, status: 418, probability: 0.5 });
    let hits = 0;
    for (let calls = 0; calls < 100; calls++) if ((await visitor().fetch(companies)).status === 418) hits += 1;
    // Outside of this it would be once in some hundred million runs.
    expect(hits).toBeGreaterThan(20);
    expect(hits).toBeLessThan(80);
  });
});

describe('what a fault does', () => {
  it('are headers on an answer, on a failure and in place of those of the reply', async () => {
    const { asha: visitor } = await asha();
    await plan(visitor, { path: companies, headers: { 'X-Extra': '1', 'cache-control': 'max-age=9' }, times: 1 });
    await plan(visitor, { path: companies, status: 429, headers: { 'retry-after': '7' } });
    const { headers, body } = await visitor.call(getCompanies);
    expect([headers.get('x-extra'), headers.get('cache-control')]).toEqual(['1', 'max-age=9']);
    expect(body).toHaveProperty('companies');
    const refused = await visitor.call(getCompanies);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('is a delay that differs, at least as long as told', async () => {
    const { asha: visitor } = await asha();
    const delays = { path: companies, delayMs: 30, jitterMs: 60 };
    await plan(visitor, delays);
    const start = performance.now();
    await visitor.call(getCompanies);
    expect(performance.now() - start).toBeGreaterThanOrEqual(28);
    const fault = new Fault('1', delays);
    const drawn = Array.from({ length: 100 }, () => fault.delay());
    expect(new Set(drawn).size).toBeGreaterThan(10);
    expect([Math.min(...drawn) >= 30, Math.max(...drawn) <= 90]).toEqual([true, true]);
  });

  it('is a reset of the connection, before the call is done', async () => {
    const { url, visitor } = await aRunningStandIn(rows);
    await plan(visitor(), { path: companies, kind: 'reset' });
    const [error] = await once(get(url + companies), 'error');
    expect(error).toMatchObject({ code: 'ECONNRESET', message: 'read ECONNRESET' });
  });

  it('is garbage where the JSON was, after the call was done', async () => {
    const { visitor, world, url } = await aRunningStandIn(rows);
    await plan(visitor(), { path: forgot, kind: 'garbage' });
    const init = { method: 'POST', body: JSON.stringify({ email }), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(url + forgot, init);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes[0], bytes.length >= 64]).toEqual([0xff, true]);
    expect(world.store.count('messages')).toBe(1);
  });

  it('is a dribble, whole in the end', async () => {
    const { url, asha: visitor } = await asha();
    const whole = (await visitor.call(getCompanies)).body;
    await plan(visitor, { path: companies, kind: 'dribble', overMs: 200 });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const start = performance.now();
    const answer = await fetch(url + companies, { headers: { cookie } });
    const pieces: Uint8Array[] = [];
    for await (const piece of answer.body ?? []) pieces.push(piece);
    expect(performance.now() - start).toBeGreaterThan(150);
    expect(pieces.length).toBeGreaterThan(3);
    expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(whole);
  });

  it('is a dribble that ends at once when the fault is removed', async () => {
    const { asha: visitor } = await asha();
    await plan(visitor, { path: companies, kind: 'dribble', overMs: 600_000 });
    const answer = visitor.call(getCompanies);
    await vi.waitUntil(async () => JSON.stringify((await visitor.fetch('/__mock/faults')).body).includes('"fired":1'));
    await visitor.fetch('/__mock/faults', { method: 'DELETE' });
    expect((await answer).body).toHaveProperty('companies');
  });
});

it.each([
  [{ when: { cookies: {} }, status: 418 }, 'when: Unrecognized key: "cookies"'],
  [{ headers: { 'content-length': '1' } }, 'headers: The server itself sees to'],
  [{ headers: { 'x y': '1' } }, 'headers.x y: Invalid key'],
  [{ headers: { x: '1\r\ny: 2' } }, 'headers.x: A header has letters'],
  [{ status: 418, jitterMs: 5 }, 'jitterMs: A jitter goes with a delay.'],
  [{ kind: 'garbage', overMs: 5 }, 'overMs: It goes with the kind dribble.'],
  [{ status: 418, probability: 0 }, 'probability: Too small'],
  [{ status: 418, world: '../x' }, 'world: This is not the name of a world.'],
])('%j is refused', async (fault, message) => {
  const { visitor } = await aRunningStandIn(rows);
  expect(await visitor().post('/__mock/faults', { path: companies, ...fault })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(message) },
  });
});
