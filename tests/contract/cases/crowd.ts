import type { BodyOf, ReplyOf } from '@glo/adapters/wire/call';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { filterCandidates } from '@glo/adapters/wire/filter';
import { getHashtags } from '@glo/adapters/wire/lookups';
import { readPlace } from '@glo/adapters/wire/values';
import { searchCandidates } from '@glo/adapters/wire/search';
import { aFilter } from '../../../apps/mock-api/src/testing/filter.ts';
import type { Client } from '../frame/client.ts';
import type { Scene } from '../frame/scene.ts';
import type { Target } from '../targets/target.ts';

/** Maximum number of profiles that one case reads. */
const crowdSize = 80;

type SearchBody = BodyOf<typeof searchCandidates>;
type Profile = ReplyOf<typeof getProfileData>;

/** The profile of a student. Cases derive their expected results from it. */
export interface Person {
  readonly id: string;
  readonly skills: readonly string[];
  readonly place: { readonly city: string; readonly state: string; readonly country: string };
  readonly works: NonNullable<Profile['work_experience']>;
  readonly studies: NonNullable<Profile['education_details']>;
}

export async function search(client: Client, criteria: Partial<SearchBody>) {
  const { data } = await client.ask(searchCandidates, { body: searchBody(criteria) });
  return Array.isArray(data) ? data : data.data;
}

export const searchBody = (wish: Partial<SearchBody>): SearchBody => ({
  job_type: 'Job',
  location: '',
  skilltags: ['Python'],
  ...wish,
});

export async function aCrowd(client: Client): Promise<Person[]> {
  const { hashtags } = await client.ask(getHashtags, { query: {} });
  const found = await search(client, { skilltags: hashtags.map((each) => each.roles_skills_tools).slice(0, 200) });
  const people = await peopleOf(
    client,
    found.slice(0, crowdSize).map(({ student_id }) => student_id),
  );
  if (people.length < 20) throw new Error('The target needs 20 students with common skills.');
  return people;
}

export const peopleOf = (client: Client, ids: readonly string[]): Promise<Person[]> =>
  Promise.all(ids.map((id) => knownPerson(client, id)));

const known = new WeakMap<Target, Map<string, Promise<Person>>>();

/** Caches profiles, because no case changes a student and each case would otherwise send dozens of requests. */
function knownPerson(client: Client, id: string): Promise<Person> {
  const { target } = client;
  const people = known.get(target) ?? new Map<string, Promise<Person>>();
  known.set(target, people);
  const person = people.get(id) ?? personOf(client, id);
  people.set(id, person);
  return person;
}

async function personOf(client: Client, id: string): Promise<Person> {
  const profile = await client.ask(getProfileData, { query: { student_id: id } });
  return {
    id,
    skills: profile.hashtags ?? [],
    place: readPlace(profile.contact_details?.location ?? ''),
    works: profile.work_experience ?? [],
    studies: profile.education_details ?? [],
  };
}

export const idsOf = (people: readonly Person[]): string[] => people.map(({ id }) => id);

type ValuesOf = (person: Person) => readonly string[];

/** Returns the most common value that some students lack. */
export const mostCommon = (crowd: readonly Person[], valuesOf: ValuesOf): string =>
  first(counted(crowd, valuesOf).sort(([, a], [, b]) => b - a));

/** Returns the rarest value of at least two students, so that a search finds few. */
export const leastCommon = (crowd: readonly Person[], valuesOf: ValuesOf): string =>
  first(
    counted(crowd, valuesOf)
      .filter(([, count]) => count > 1)
      .sort(([, a], [, b]) => a - b),
  );

function counted(crowd: readonly Person[], valuesOf: ValuesOf): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of crowd.flatMap((person) => [...new Set(valuesOf(person))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].filter(([value, count]) => value !== '' && count < crowd.length);
}

function first([best]: [value: string, count: number][]): string {
  if (best === undefined) throw new Error('The target needs students that differ in this value.');
  return best[0];
}

export type Filter = Omit<BodyOf<typeof filterCandidates>, 'student_id'>;

export const blocks = ['masterDetails', 'bachelorDetails', 'diplomaDetails', 'twelthDetails', 'tenthDetails'] as const;
export type Block = (typeof blocks)[number];

/** The default filter (specification 2, section 9): no restriction. */
export const noFilter = aFilter();

export async function aFilteredCrowd(scene: Scene) {
  const { client } = await scene.recruiter();
  const crowd = await aCrowd(client);
  return {
    client,
    crowd,
    filtered: (change: Partial<Filter>) => filter(client, crowd, change),
  };
}

const filter = (client: Client, crowd: readonly Person[], change: Partial<Filter>): Promise<string[]> =>
  client.ask(filterCandidates, { body: { ...noFilter, ...change, student_id: idsOf(crowd) } });
