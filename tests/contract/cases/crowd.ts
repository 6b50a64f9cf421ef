import type { ReplyOf } from '@glo/adapters/wire/call';
import { getProfileData } from '@glo/adapters/wire/candidates';
import { getHashtags } from '@glo/adapters/wire/lookups';
import { readPlace } from '@glo/adapters/wire/read-location';
import { searchCandidates } from '@glo/adapters/wire/search';
import type { Client } from '../frame/client.ts';
import type { Target } from '../targets/target.ts';

/** As many students as are looked at one by one. */
const crowdSize = 80;

type Profile = ReplyOf<typeof getProfileData>;

/** A student with what the backend tells about them, to work out who must be found. */
export interface Person {
  readonly id: string;
  readonly skills: readonly string[];
  readonly place: { readonly city: string; readonly state: string; readonly country: string };
  readonly works: NonNullable<Profile['work_experience']>;
  readonly studies: NonNullable<Profile['education_details']>;
}

/** The list of a search's reply (decision 32). */
export async function search(client: Client, wish: Partial<Parameters<typeof searchBody>[0]>) {
  const { data } = await client.ask(searchCandidates, { body: searchBody(wish) });
  return Array.isArray(data) ? data : data.data;
}

export const searchBody = ({
  job_type = 'Job' as 'Job' | 'Internship' | 'Freelancing',
  location = '',
  skilltags = ['Python'],
}) => ({ job_type, location, skilltags });

/** Students of many skills and places, each with their profile. */
export async function aCrowd(client: Client): Promise<Person[]> {
  const { hashtags } = await client.ask(getHashtags, { query: {} });
  const found = await search(client, { skilltags: hashtags.map((each) => each.roles_skills_tools).slice(0, 200) });
  const people = await peopleOf(
    client,
    found.slice(0, crowdSize).map(({ student_id }) => student_id),
  );
  if (people.length < 20) throw new Error('The target needs twenty students with well known skills.');
  return people;
}

/** Who they are, in the order of the ids. */
export const peopleOf = (client: Client, ids: readonly string[]): Promise<Person[]> =>
  Promise.all(ids.map((id) => knownPerson(client, id)));

const known = new WeakMap<Target, Map<string, Promise<Person>>>();

/** Where cases have no worlds of their own, students are the same for all: asking for each again and again would be thousands of requests. */
function knownPerson(client: Client, id: string): Promise<Person> {
  const { target } = client;
  if (target.control !== null) return personOf(client, id);
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

/** The value that most people of the crowd have without everybody having it. */
export const mostCommon = (crowd: readonly Person[], valuesOf: ValuesOf): string =>
  first(counted(crowd, valuesOf).sort(([, a], [, b]) => b - a));

/** A value that few people of the crowd have, but more than one: a search for it comes to an end. */
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
  if (best === undefined) throw new Error('The students of the target are all alike.');
  return best[0];
}
