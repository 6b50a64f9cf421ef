import { searchText } from '../shared/search-text.ts';
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
  const names = technologies.map(searchText);
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

/** The first `most` candidates of each technology, in the pool's order; a technology without candidates is left out. */
export function technologySamples(
  groups: readonly TechnologyGroup[],
  pool: readonly Candidate[],
  most: number,
): readonly TechnologySample[] {
  return groups
    .map((group) => ({ ...group, people: withTechnologies(pool, [group.technology]).slice(0, most) }))
    .filter(({ people }) => people.length > 0);
}

/** Those who work with none of them. */
export function withoutTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { count } = skillCounter(technologies);
  return pool.filter(({ skills }) => count(skills) === 0);
}
