import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HiringWorld, startHiring } from '../testing/hiring-world.ts';

let world: HiringWorld;

beforeAll(async () => {
  world = await startHiring({});
});
afterAll(() => world.close());

const search = (searchValue: string) => ({ query: { searchValue } });

describe('getHashtags', () => {
  it.each([{}, search(''), search(' ')])('gives the 50 most common without a text: %j', async (input) => {
    const { body } = await world.asha(getHashtags, input);
    expect(body).toMatchObject({ hashtags: expect.toSatisfy((list: unknown[]) => list.length === 50) });
    expect(body).toMatchObject({ hashtags: expect.arrayContaining([{ roles_skills_tools: 'Python' }]) });
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
});
