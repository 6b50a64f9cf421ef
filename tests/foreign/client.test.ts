import { NotAsExpected, startStandIn, type World, WorldEvicted } from '@glo/stand-in';
import { expect } from 'vitest';
import { busyTwice, failures, goldenDate, goldenDay, recruiter } from './behaviour.ts';
import { RecruiterClient } from './client/recruiter-client.js';
import { test } from './vitest-fixtures.ts';

const clientIn = ({ url, headers }: World, patience = 30_000) => new RecruiterClient(url, { headers, patience });

async function signedIn(world: World) {
  const client = clientIn(world);
  const outcome = await client.signIn(recruiter.email, recruiter.password);
  if (!outcome.ok) throw new Error(outcome.why);
  return { client, id: outcome.data._id as string };
}

async function jobsIn(world: World): Promise<{ _id: string; createdAt: string }[]> {
  const { client, id } = await signedIn(world);
  const outcome = await client.activeJobs(id);
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.data.activeJobs;
}

/** The message with a code that was asked for. */
async function mailedCode(world: World) {
  await clientIn(world).forgotPassword(recruiter.email);
  return world.outbox.waitFor({ to: recruiter.email, kind: 'code' });
}

test('a recruiter signs in, and is told of a wrong password', async ({ world }) => {
  expect((await jobsIn(world)).length).toBeGreaterThan(1);
  expect(await clientIn(world).signIn(recruiter.email, 'Wrong123!')).toMatchObject({ ok: false });
});

test('two worlds at once know nothing of each other', async ({ standIn, world }) => {
  const other = await standIn.world();
  await other.reset({ scenario: 'empty-company' });
  const [here, there] = await Promise.all([jobsIn(world), jobsIn(other)]);
  expect([here.length > 1, there.length]).toEqual([true, 0]);
  await other.giveBack();
});

test('a service that is busy twice is asked three times', async ({ world }) => {
  await world.fault(busyTwice);
  await signedIn(world);
  await world.requests.waitFor({ path: busyTwice.path, status: 503, times: 2 });
  await world.requests.waitFor({ path: busyTwice.path, status: 200 });
  expect(await world.requests.verify({ path: busyTwice.path, times: 3 })).toBe(3);
  await expect(world.requests.verify({ path: busyTwice.path, status: 503, times: 3 })).rejects.toMatchObject({
    nearest: { request: { status: 200 }, differences: ['status: 200, not 503'] },
  });
  const { log } = await world.requests.har({ path: busyTwice.path });
  expect(log.entries.map(({ response }) => response.status)).toEqual([503, 503, 200]);
});

test.for(failures)('%s', async ([, fault, why, patience], { world }) => {
  await world.fault(fault);
  const outcome = await clientIn(world, patience).signIn(recruiter.email, recruiter.password);
  expect(outcome).toEqual({ ok: false, why });
});

test('a mailed code signs in', async ({ world }) => {
  const { code = '' } = await mailedCode(world);
  expect(await clientIn(world).enterCode(recruiter.email, code)).toMatchObject({ ok: true });
});

test('a code expires', async ({ world }) => {
  const { code = '' } = await mailedCode(world);
  await world.clock.advance(16 * 60_000);
  expect(await clientIn(world).enterCode(recruiter.email, code)).toMatchObject({ ok: false });
});

test('a frozen clock says one time only', async ({ world }) => {
  await world.clock.freeze('2026-03-01T09:00:00Z');
  const first = await mailedCode(world);
  const second = await mailedCode(world);
  expect([first.at, second.at]).toEqual(['2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z']);
});

test('the dates of a day are always the same', async ({ world }) => {
  await world.reset({ seed: 1, candidates: 200, day: goldenDay });
  const dates = (await jobsIn(world)).map(({ createdAt }) => createdAt);
  expect(dates.toSorted().at(-1)).toBe(goldenDate);
});

test('the same seed gives the same ids, of what is made later too', async ({ standIn, world }) => {
  const idsOf = async (each: World) => (await jobsIn(each)).map(({ _id }) => _id);
  const other = await standIn.world();
  expect(await idsOf(other)).toEqual(await idsOf(world));
  const madeLater = async () => {
    const another = await startStandIn({ seed: 1, candidates: 10, seededIds: true });
    const { id, code } = await mailedCode(await another.world());
    await another.close();
    return { id, code };
  };
  expect(await madeLater()).toEqual(await madeLater());
});

test('a wait that never comes says what came instead', async ({ world }) => {
  await mailedCode(world);
  const waiting = world.outbox.waitFor({ to: 'somebody@else.example', timeoutMs: 100 });
  await expect(waiting).rejects.toThrow(NotAsExpected);
  await expect(waiting).rejects.toThrow(`code to ${recruiter.email}`);
});

test('a world that was evicted says so', async ({ standIn }) => {
  const world = await standIn.world();
  for (let count = 0; count < 200; count++) await (await standIn.world(`later-${count}`)).clock.now();
  await expect(world.outbox.list()).rejects.toThrow(WorldEvicted);
});
