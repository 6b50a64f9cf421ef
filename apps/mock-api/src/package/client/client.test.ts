import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type StandIn, startStandIn } from '../start.ts';
import { connect } from './connect.ts';
import { NotAsExpected, StandInError, WorldEvicted } from './control.ts';
import type { World } from './world.ts';

const login = '/api/recruiter/user/login';
const forgotten = '/api/recruiter/forgotpassword';
const email = 'recruiter@acme.example';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({ candidates: 10, rateLimit: 'off' });
});
afterAll(() => standIn.close());

async function aWorld(): Promise<World> {
  const world = await standIn.world();
  onTestFinished(() => world.giveBack());
  return world;
}

const post = (world: World, path: string, body: object) =>
  world.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('a world', () => {
  it('has data of its own, goes back to them, and is given back', async () => {
    const [one, other] = [await standIn.world(), await standIn.world('other')];
    expect(other.name).toBe('other');
    expect((await one.reset({ candidates: 4, seed: 3, scenario: 'busy-company' })).candidates).toBe(4);
    expect((await other.reset()).candidates).toBe(10);
    await one.giveBack();
    const { worlds } = (await (await other.fetch('/__mock/worlds')).json()) as { worlds: string[] };
    expect(worlds).toEqual(['other']);
    const third = await standIn.world('third');
    await third[Symbol.asyncDispose]();
    await expect(other.giveBack()).resolves.toBeUndefined();
    await expect(
      (await connect(`${standIn.url}/`)).world('x').then((world) => world.giveBack()),
    ).resolves.toBeUndefined();
    expect((await (await fetch(`${standIn.url}/__mock/worlds`)).json()) as object).toMatchObject({ worlds: [] });
  });

  it('says that it was dropped, whatever is asked of it, until it is made anew', async () => {
    const world = await standIn.world();
    for (let count = 0; count < 200; count++) await standIn.world(`later-${count}`);
    const told = `The world "${world.name}" and all that was in it is gone`;
    await expect(world.outbox.waitFor({ to: email })).rejects.toThrow(told);
    await expect(world.fault({ path: login, status: 503 })).rejects.toThrow(WorldEvicted);
    await expect(world.signIn()).rejects.toThrow(told);
    await expect(world.giveBack()).rejects.toThrow(told);
    await world.reset();
    expect((await world.signIn()).account.verified).toBe(true);
    await world.giveBack();
  });

  it('plans failures, and takes them back', async () => {
    const world = await aWorld();
    await world.fault({ method: 'POST', path: login, status: 503, times: 1, headers: { 'retry-after': '7' } });
    const refused = await post(world, login, {});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '7']);
    const fault = await world.fault({ path: login, status: 500 });
    await fault.remove();
    await world.fault({ path: login, status: 500 });
    await world.clearFaults();
    expect((await post(world, login, {})).status).toBe(400);
    await expect(world.fault({ path: '/api/nothing', status: 500 })).rejects.toThrow(
      new StandInError(
        'POST /__mock/faults: path: There is nothing at /api/nothing. A path is whole, such as /api/recruiter/user/login.',
      ),
    );
  });

  it('ends what hangs in it when it is given back', async () => {
    const world = await standIn.world();
    await world.fault({ path: login, kind: 'hang' });
    const hanging = post(world, login, {});
    await Promise.all([expect(hanging).rejects.toThrow('fetch failed'), pause(100).then(() => world.giveBack())]);
  });

  it('signs in, for programs and for a browser', async () => {
    const world = await aWorld();
    const session = await world.signIn();
    expect(
      (await session.fetch(`/api/recruiter/getRecruiterDetailsByID?id=${session.account._id}`, { method: 'POST' }))
        .status,
    ).toBe(200);
    expect(
      (await world.fetch(`/api/recruiter/getRecruiterDetailsByID?id=${session.account._id}`, { method: 'POST' }))
        .status,
    ).toBe(401);
    expect(session.headers).toMatchObject({ 'x-mock-world': world.name, cookie: expect.stringContaining('=') });
    expect(session.cookies[0]).toEqual({ name: 'x-mock-world', value: world.name, url: standIn.url });
    expect(session.cookies.length).toBeGreaterThan(1);
    await expect(world.signIn({ email, password: 'Wrong123!' })).rejects.toThrow(`${email} could not sign in: `);
  });
});

it('a clock is set, moved, frozen and run, each world has its own', async () => {
  const [world, other] = [await aWorld(), await aWorld()];
  const noon = new Date('2026-03-01T12:00:00Z');
  const later = (ms: number) => new Date(noon.getTime() + ms);
  expect(await world.clock.freeze(noon)).toEqual(noon);
  await pause(20);
  expect(await world.clock.now()).toEqual(noon);
  expect(await world.clock.advance(60_000)).toEqual(later(60_000));
  expect(await world.clock.set('2026-03-01T12:00:05Z')).toEqual(later(5000));
  await world.clock.run();
  await pause(20);
  expect((await world.clock.now()).getTime()).toBeGreaterThan(later(5000).getTime());
  expect((await other.clock.now()).getTime()).toBeGreaterThan(Date.now() - 60_000);
  await world.clock.freeze(noon);
  await world.reset({ day: '2026-02-01', keepClock: true });
  expect(await world.clock.now()).toEqual(noon);
});

describe('a wait', () => {
  it('for a message ends with the newest that fits', async () => {
    const world = await aWorld();
    const coming = world.outbox.waitFor({ to: email.toUpperCase(), kind: 'code' });
    await post(world, forgotten, { email });
    const first = await coming;
    expect(first.code).toMatch(/^\d{6}$/);
    const next = world.outbox.waitFor({ to: email, after: first });
    await post(world, '/api/recruiter/resendotp', { email });
    expect((await next).id).not.toBe(first.id);
  });

  it('for a message that never comes says what came instead', async () => {
    const world = await aWorld();
    const wanted = { to: 'a@b.example', timeoutMs: 60 };
    await expect(world.outbox.waitFor(wanted)).rejects.toThrow(
      new NotAsExpected('No message {"to":"a@b.example"} came within 60 ms. There was nothing at all.'),
    );
    await post(world, forgotten, { email });
    await world.outbox.waitFor({ to: email });
    await expect(world.outbox.waitFor(wanted)).rejects.toThrow(
      /^No message .* There was instead:\n {2}\S+ code to recruiter@acme\.example: \d{6}: Choose a new password$/,
    );
  });

  it('for a request ends with the one that fits', async () => {
    const world = await aWorld();
    await world.fault({ path: login, status: 503, times: 2 });
    for (let count = 0; count < 3; count++) void post(world, `${login}?n=${count}`, {});
    const refused = await world.requests.waitFor({ method: 'POST', path: login, status: 503, times: 2 });
    expect(refused).toMatchObject({ method: 'POST', status: 503, fault: '1' });
    expect(await world.requests.waitFor({ path: '/api/recruiter/*', status: '4xx' })).toMatchObject({ status: 400 });
  });

  it('for a request that never comes tells the one that is most like it', async () => {
    const world = await aWorld();
    await post(world, login, {});
    const wanted = { method: 'POST', path: login, status: 200, timeoutMs: 60 } as const;
    const miss = await world.requests.waitFor(wanted).catch((error: unknown) => error);
    expect(miss).toBeInstanceOf(NotAsExpected);
    expect(miss).toMatchObject({
      message:
        `Expected at least 1 requests with method POST, path ${login}, status 200 within 60 ms; there were 0. ` +
        `The nearest is number 1, POST ${login} 400 (status: 400, not 200).`,
      nearest: { request: { id: 1, status: 400 }, differences: ['status: 400, not 200'] },
    });
    await expect(world.requests.waitFor({ path: login, times: 2, timeoutMs: 60 })).rejects.toThrow(
      /^Expected at least 2 requests .* there was 1\.$/,
    );
  });
});

describe('the requests of a world', () => {
  it('are listed as far as they are meant, and cleared', async () => {
    const world = await aWorld();
    const noon = new Date('2026-03-01T12:00:00Z');
    await world.clock.freeze(noon);
    await post(world, login, {});
    await post(world, forgotten, { email });
    expect(await world.requests.list({ status: 400, since: noon, until: noon.toISOString() })).toMatchObject([
      { path: login, at: noon.toISOString() },
    ]);
    expect(await world.requests.list({ since: new Date(noon.getTime() + 1) })).toEqual([]);
    await world.requests.clear();
    expect(await world.requests.list()).toEqual([]);
  });

  it('are verified by their number', async () => {
    const world = await aWorld();
    for (let count = 0; count < 2; count++) await post(world, login, {});
    expect(await world.requests.verify({ path: login, times: 2 })).toBe(2);
    expect(await world.requests.verify({ path: login, atLeast: 1, atMost: 2 })).toBe(2);
    expect(await world.requests.verify({ path: forgotten, times: 0 })).toBe(0);
    await expect(world.requests.verify({ path: login, method: 'GET', atLeast: 1 })).rejects.toThrow(
      `there were 0. The nearest is number 2, POST ${login} 400 (method: POST, not GET).`,
    );
    await expect(world.requests.verify({ path: login, atMost: 1 })).rejects.toThrow(NotAsExpected);
    await expect(world.requests.verify({ path: 'login', times: 1 })).rejects.toThrow(
      /^POST \/__mock\/requests\/verify: path: Please give a path that begins with a slash/,
    );
  });

  it('are given as HAR', async () => {
    const world = await aWorld();
    await post(world, login, {});
    await post(world, forgotten, { email });
    const { log } = await world.requests.har({ path: login });
    expect(log).toMatchObject({
      version: '1.2',
      entries: [{ request: { method: 'POST', url: standIn.url + login }, response: { status: 400 } }],
    });
  });
});

it('connect says that there is no stand-in', async () => {
  await expect(connect('http://127.0.0.1:9')).rejects.toThrow(
    new StandInError('There is no stand-in with a control surface at http://127.0.0.1:9.'),
  );
});
