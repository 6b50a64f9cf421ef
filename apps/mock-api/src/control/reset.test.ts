import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@glo/adapters/wire/account';
import { forgotPassword } from '@glo/adapters/wire/account-codes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { days } from '../data/durations.ts';
import { StoreUnavailable } from '../store/store.ts';
import { startMockApi } from '../mock-api.ts';
import { aClock } from '../testing/clock.ts';
import { uploadImage } from '../testing/files.ts';
import { anAccount, passwordOfAll } from '../testing/people.ts';
import { aRunningMockApi } from '../testing/running.ts';
import { Visitor } from '../testing/visitor.ts';
import { tempFolder } from '../store/testing/temp-folder.ts';

const rows = { accounts: [anAccount('asha')] };
const asha = { email: 'asha@acme.example', password: passwordOfAll };
const demo = { email: 'recruiter@acme.example', password: 'Welcome1!' };

const reset = (visitor: Visitor, body: unknown = {}) => visitor.post('/__mock/reset', body);

async function uploadAsAsha(visitor: Visitor): Promise<string> {
  await visitor.call(login, { body: asha });
  return uploadImage(visitor);
}

describe('POST /__mock/reset', () => {
  it('goes back to the rows that the server began with', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    await visitor().call(forgotPassword, { body: { email: asha.email } });
    await visitor().call(login, { body: asha });
    expect(world.store.count('sessions')).toBe(1);
    const { status, body } = await reset(visitor());
    expect(status).toBe(200);
    expect(body).toEqual({ rows: expect.objectContaining({ accounts: 1, sessions: 0, messages: 0, codes: 0 }) });
    expect([...world.store.all('accounts')]).toEqual(rows.accounts);
  });

  it('makes a data set of so many candidates from a seed', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    const namesOf = async (body: unknown) => {
      expect((await reset(visitor(), body)).status).toBe(200);
      return Array.from(world.store.all('candidates'), ({ name }) => name);
    };
    const seven = await namesOf({ seed: 7, candidates: 50 });
    expect(seven).toHaveLength(50);
    expect(await namesOf({ seed: 8, candidates: 50 })).not.toEqual(seven);
    expect(await namesOf({ seed: 7, candidates: 50 })).toEqual(seven);
    expect((await visitor().call(login, { body: demo })).body).toMatchObject({ verified: true });
  });

  it('makes a scenario, with the candidates that the server has', async () => {
    const { visitor, world } = await aRunningMockApi({}, { dataSet: { seed: 3, candidates: 20 } });
    await reset(visitor(), { scenario: 'empty-company' });
    expect([world.store.count('jobs'), world.store.count('candidates')]).toEqual([0, 20]);
    expect((await visitor().call(login, { body: demo })).body).toMatchObject({ verified: true });
    await reset(visitor(), { scenario: 'demo' });
    expect(world.store.count('jobs')).toBeGreaterThan(0);
  });

  it.each([
    ['today', {}, '2026-11-02'],
    ['the day of a clock that is kept', { keepClock: true }, '2025-07-01'],
  ])('dates its data from %s', async (_, body, day) => {
    const { visitor, world } = await aRunningMockApi({}, { dataSet: { candidates: 10 } });
    await visitor().post('/__mock/clock', { now: '2025-07-01T15:30:00Z', frozen: true });
    await reset(visitor(), { scenario: 'demo', candidates: 20, ...body });
    const newest = Array.from(world.store.all('jobs'), ({ createdAt }) => createdAt)
      .toSorted()
      .at(-1);
    const age = Date.parse(day) - Date.parse(newest ?? '');
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(days(30));
    const { body: clock } = await visitor().fetch('/__mock/clock');
    expect(clock).toMatchObject(
      'keepClock' in body ? { now: '2025-07-01T15:30:00.000Z', frozen: true } : { aheadMs: 0, frozen: false },
    );
  });

  it('goes back to the day that the server was given for its data', async () => {
    const day = new Date('2024-02-29');
    const clock = aClock();
    const { world, url, close } = await startMockApi({ clock, dataSet: { candidates: 10, day } });
    onTestFinished(close);
    const jobs = () => Array.from(world.store.all('jobs'));
    const before = jobs();
    clock.advance(days(3));
    await reset(new Visitor(url));
    expect(jobs()).toEqual(before);
    expect(before.every(({ createdAt }) => createdAt < '2024-02-29')).toBe(true);
  });

  it('puts back clock, counters of tries and uploads', async () => {
    const { visitor, world } = await aRunningMockApi(rows, { rateLimit: 0.017 });
    const ask = () => visitor().call(forgotPassword, { body: { email: asha.email } });
    const image = await uploadAsAsha(visitor());
    await visitor().post('/__mock/clock', { advanceMs: 1000 });
    await ask();
    expect((await ask()).status).toBe(429);
    expect(await world.files.names()).toHaveLength(1);
    await reset(visitor());
    expect(await world.files.names()).toEqual([]);
    expect((await visitor().fetch(image)).status).toBe(404);
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 0 });
    expect((await ask()).status).toBe(200);
  });

  it('leaves other worlds alone', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    const image = await uploadAsAsha(visitor());
    const inWorld = await uploadAsAsha(visitor('one'));
    await visitor().post('/__mock/clock', { advanceMs: 1000 });
    await reset(visitor('two'), { seed: 1, candidates: 5 });
    expect((await visitor().fetch(image)).status).toBe(200);
    expect((await visitor('one').fetch(inWorld)).status).toBe(200);
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 1000 });
    expect(world.store.count('candidates')).toBe(0);
  });

  it('is there after a restart', async () => {
    const folder = tempFolder();
    const first = await aRunningMockApi(rows, { folder });
    await uploadAsAsha(first.visitor());
    await reset(first.visitor(), { scenario: 'empty-company', candidates: 5 });
    await first.close();
    expect(existsSync(join(folder, 'uploads'))).toBe(true);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
    const second = await aRunningMockApi(rows, { folder });
    expect((await second.visitor().call(login, { body: demo })).body).toMatchObject({ verified: true });
    expect((await second.visitor().call(login, { body: asha })).body).toMatchObject({ error: true });
  });

  it('changes nothing when the disk refuses', async () => {
    const { visitor, world } = await aRunningMockApi(rows);
    const image = await uploadAsAsha(visitor());
    await visitor().post('/__mock/clock', { advanceMs: 1000 });
    world.store.replace = () => Promise.reject(new StoreUnavailable('full'));
    expect((await reset(visitor())).status).toBe(503);
    expect((await visitor().fetch(image)).status).toBe(200);
    expect((await visitor().fetch('/__mock/clock')).body).toMatchObject({ aheadMs: 1000 });
  });

  it.each([
    [
      { scenario: 'nothing' },
      'scenario: Please choose one of demo, empty-company, busy-company, failed-verification, many-applicants, no-recruiters.',
    ],
    [{ scenario: 7 }, 'scenario: Invalid input: expected string'],
    [{ seed: -1 }, 'seed: Too small'],
    [{ seed: 1.5 }, 'seed: Invalid input: expected int'],
    [{ candidates: 100_001 }, 'candidates: Too big'],
    [{ keepClock: 1 }, 'keepClock: Invalid input: expected boolean'],
    [{ candidate: 5 }, 'Unrecognized key: "candidate"'],
  ])('does nothing but say why for %j', async (body, message) => {
    const { visitor, world } = await aRunningMockApi(rows);
    expect(await reset(visitor(), body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
    expect(world.store.count('accounts')).toBe(1);
  });
});

describe('GET /__mock/scenarios', () => {
  it('lists them with their purpose', async () => {
    const { visitor } = await aRunningMockApi();
    const { body } = await visitor().fetch('/__mock/scenarios');
    expect(body).toEqual({
      scenarios: expect.arrayContaining([{ name: 'empty-company', description: expect.stringMatching(/^The .+\.$/) }]),
    });
  });
});
