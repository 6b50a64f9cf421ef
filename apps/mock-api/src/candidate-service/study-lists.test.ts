import * as wire from '@glo/adapters/wire/filter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeAll(async () => {
  world = await startHiring({});
});
afterAll(() => world.close());

describe.each([
  { call: wire.getBachelorsDegrees, entries: ['B.Tech', 'BCA'] },
  { call: wire.getBachelorsSpecialization, entries: ['Computer Science and Engineering', 'Commerce'] },
  { call: wire.getMastersDegrees, entries: ['MBA', 'M.Tech'] },
  { call: wire.getMastersSpecialization, entries: ['Machine Learning', 'Marketing'] },
  { call: wire.getStreams, entries: ['Science (PCM)', 'Mechanical Engineering'] },
  { call: wire.getAllInstitutes, entries: ['University of Mumbai', 'Tripura University'] },
])('$call.path', ({ call, entries }) => {
  it('lists what can be chosen, each once', async () => {
    const { status, body } = await world.nadia(call);
    expect(status).toBe(200);
    const { data } = body as { data: string[] };
    expect(data).toEqual(expect.arrayContaining(entries));
    expect(new Set(data).size).toBe(data.length);
    expect(data.every((entry) => entry.trim() !== '')).toBe(true);
  });

  it('turns strangers away', async () => {
    expect(await world.stranger(call)).toMatchObject({ status: 401 });
  });
});
