import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeAll(async () => {
  world = await startHiring({});
});
afterAll(() => world.close());

const search = (searchValue: string) => ({ query: { searchValue } });

describe('getLocations', () => {
  it('finds places by city, state and country', async () => {
    const { status, body } = await world.asha(getLocations, search('pune, maha'));
    expect(status).toBe(200);
    expect(body).toEqual({ locations: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }] });
  });

  it('finds nothing where there is nothing', async () => {
    expect(await world.asha(getLocations, search('qqqq'))).toEqual({ status: 200, body: { locations: [] } });
  });
});

describe('getHashtags', () => {
  it('finds skills', async () => {
    expect(await world.asha(getHashtags, search('c++'))).toEqual({
      status: 200,
      body: { hashtags: [{ roles_skills_tools: 'C++' }] },
    });
  });

  it.each([{}, search(''), search(' ')])('gives the 50 most common without a text: %j', async (input) => {
    const { body } = await world.asha(getHashtags, input);
    expect(body).toMatchObject({ hashtags: expect.toSatisfy((list: unknown[]) => list.length === 50) });
    expect(body).toMatchObject({ hashtags: expect.arrayContaining([{ roles_skills_tools: 'Python' }]) });
  });
});

describe('getJobRoles', () => {
  it('finds roles', async () => {
    expect(await world.asha(getJobRoles, search('data an'))).toMatchObject({
      status: 200,
      body: { jobRoles: expect.arrayContaining([{ role: 'Data Analyst' }]) },
    });
  });
});

describe.each([
  { call: getLocations, field: 'locations' },
  { call: getHashtags, field: 'hashtags' },
  { call: getJobRoles, field: 'jobRoles' },
])('$call.path', ({ call, field }) => {
  it('answers 20 at most', async () => {
    const { body } = await world.asha(call, search('a'));
    expect(body).toMatchObject({ [field]: expect.toSatisfy((list: unknown[]) => list.length === 20) });
  });

  it('is open to every recruiter, and to no stranger', async () => {
    expect(await world.nadia(call, search('a'))).toMatchObject({ status: 200 });
    expect(await world.stranger(call, search('a'))).toMatchObject({ status: 401 });
  });

  it('refuses a text without end', async () => {
    expect(await world.asha(call, search('a'.repeat(3001)))).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^searchValue/) },
    });
  });
});

describe.each([{ call: getLocations }, { call: getJobRoles }])('$call.path', ({ call }) => {
  it('needs a text', async () => {
    expect(await world.asha(call)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^searchValue/) },
    });
  });
});
