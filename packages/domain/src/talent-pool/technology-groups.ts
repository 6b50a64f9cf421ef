import { searchText } from '../shared/search-text.ts';
import { type Candidate, skillCounter } from '../candidates/candidate.ts';

export interface TechnologyGroup {
  readonly technology: string;
  readonly count: number;
}

export function technologyGroups(
  technologies: readonly string[],
  pool: readonly Candidate[],
): readonly TechnologyGroup[] {
  const names = technologies.map(searchText);
  return technologies
    .filter((_, place) => names.indexOf(names[place] ?? '') === place)
    .map((technology) => ({ technology, count: withTechnologies(pool, [technology]).length }));
}

export function withTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { most, count } = skillCounter(technologies);
  return most === 0 ? pool : pool.filter(({ skills }) => count(skills) === most);
}

export interface TechnologySample extends TechnologyGroup {
  readonly people: readonly Candidate[];
}

export function technologySamples(
  groups: readonly TechnologyGroup[],
  pool: readonly Candidate[],
  most: number,
): readonly TechnologySample[] {
  return groups
    .map((group) => ({ ...group, people: withTechnologies(pool, [group.technology]).slice(0, most) }))
    .filter(({ people }) => people.length > 0);
}

export function withoutTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { count } = skillCounter(technologies);
  return pool.filter(({ skills }) => count(skills) === 0);
}
