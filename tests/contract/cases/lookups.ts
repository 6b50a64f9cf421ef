import { getHashtags, getJobRoles, getLocations } from '@glo/adapters/wire/lookups';
import { expect } from 'vitest';
import { type CallCases, type Cases, contractCases } from '../frame/case.ts';
import type { Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';

interface Lookup {
  readonly call: typeof getLocations | typeof getHashtags | typeof getJobRoles;
  readonly find: (client: Client, searchValue: string) => Promise<readonly string[]>;
  /** A search text with matches. */
  readonly some: string;
}

const locations: Lookup = {
  call: getLocations,
  find: async (client, searchValue) =>
    (await client.ask(getLocations, { query: { searchValue } })).locations.map(({ city, state, country }) =>
      [city, state, country].filter(Boolean).join(', '),
    ),
  some: 'pun',
};

const hashtags: Lookup = {
  call: getHashtags,
  find: async (client, searchValue) =>
    (await client.ask(getHashtags, { query: { searchValue } })).hashtags.map((each) => each.roles_skills_tools),
  some: 'pyt',
};

const jobRoles: Lookup = {
  call: getJobRoles,
  find: async (client, searchValue) =>
    (await client.ask(getJobRoles, { query: { searchValue } })).jobRoles.map(({ role }) => role),
  some: 'ana',
};

const searching = ({ find, some }: Lookup): Cases => ({
  'finds entries that contain the text in any letter case, without duplicates': async (scene) => {
    const { client } = await scene.recruiter();
    const found = await find(client, some);
    expect(found).not.toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    for (const each of found) expect(each.toLowerCase()).toContain(some);
    expect(await find(client, some.toUpperCase())).toEqual(found);
  },
  'lists an exact match first': async (scene) => {
    const { client } = await scene.recruiter();
    for (const each of await find(client, some)) expect((await find(client, each))[0]).toBe(each);
  },
  'finds nothing for an unknown text': async (scene) => {
    const { client } = await scene.recruiter();
    expect(await find(client, 'qqqq heron')).toEqual([]);
  },
});

const tooLong = ({ call }: Lookup): Cases => ({
  'refuses a text of more than 3000 characters': async (scene: Scene) => {
    const { client } = await scene.recruiter();
    expect(await client.refused(400, call, { query: { searchValue: 'x'.repeat(3001) } })).toContain('searchValue');
  },
});

const noText = ({ call }: Lookup): Cases => ({
  'refuses a search without a text': async (scene: Scene) => {
    const { client } = await scene.recruiter();
    expect(await client.refused(400, call)).toContain('searchValue');
  },
});

/** Searchable lists (specification 2, section 7). */
export const lookupCases: readonly CallCases[] = [
  contractCases(getLocations, {
    answers: {
      ...searching(locations),
      'finds locations by state and by country': async (scene) => {
        const { client } = await scene.recruiter();
        for (const where of ['Kerala', 'Switzerland']) {
          const found = await locations.find(client, where);
          expect(found).not.toEqual([]);
          for (const each of found) expect(each).toContain(where);
        }
      },
    },
    wrongInput: { ...tooLong(locations), ...noText(locations) },
  }),

  contractCases(getHashtags, {
    answers: {
      ...searching(hashtags),
      'lists skills for an empty text': async (scene) => {
        const { client } = await scene.recruiter();
        const { hashtags: offered } = await client.ask(getHashtags, { query: {} });
        expect(offered.length).toBeGreaterThan(3);
        expect(await hashtags.find(client, '')).toEqual(offered.map((each) => each.roles_skills_tools));
      },
    },
    wrongInput: tooLong(hashtags),
  }),

  contractCases(getJobRoles, {
    answers: searching(jobRoles),
    wrongInput: { ...tooLong(jobRoles), ...noText(jobRoles) },
  }),
];
