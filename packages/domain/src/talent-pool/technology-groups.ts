import { type Candidate, skillCounter } from '../candidates/candidate.ts';

/** A technology of the company, and how many of the pool work with it. */
export interface TechnologyGroup {
  readonly technology: string;
  readonly count: number;
}

/** In the company's order, each once whatever its letter case. */
export function technologyGroups(
  technologies: readonly string[],
  pool: readonly Candidate[],
): readonly TechnologyGroup[] {
  const names = technologies.map((technology) => technology.trim().toLowerCase());
  return technologies
    .filter((_, place) => names.indexOf(names[place] ?? '') === place)
    .map((technology) => ({ technology, count: withTechnologies(pool, [technology]).length }));
}

/** Those who work with all of them. */
export function withTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { most, count } = skillCounter(technologies);
  return most === 0 ? pool : pool.filter(({ skills }) => count(skills) === most);
}

/** Some of those who work with a technology. */
export interface TechnologySample extends TechnologyGroup {
  readonly people: readonly Candidate[];
}

/**
 * Up to `most` of each technology, in the pool's order. Everybody stands in one group at most, and the technologies that few work with
 * choose first: otherwise those with the most skills would fill all groups. A technology whose people all stand elsewhere is left out.
 */
export function technologySamples(groups: readonly TechnologyGroup[], pool: readonly Candidate[], most: number) {
  const placed = new Set<Candidate>();
  const samples = new Map<string, TechnologySample>();
  for (const group of groups.toSorted((one, other) => one.count - other.count)) {
    const { technology } = group;
    const free = withTechnologies(pool, [technology]).filter((candidate) => !placed.has(candidate));
    const people = free.slice(0, most);
    for (const candidate of people) placed.add(candidate);
    if (people.length > 0) samples.set(technology, { ...group, people });
  }
  return groups.flatMap(({ technology }) => samples.get(technology) ?? []);
}

/** Those who work with none of them. */
export function withoutTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { count } = skillCounter(technologies);
  return pool.filter(({ skills }) => count(skills) === 0);
}
