import { searchText } from '../shared/search-text.ts';
import { type Candidate, skillCounter } from '../candidates/candidate.ts';

/** A technology and the number of candidates who know it. */
export interface TechnologyGroup {
  readonly technology: string;
  readonly count: number;
}

/** Keeps the company's order without duplicates. */
export function technologyGroups(
  technologies: readonly string[],
  pool: readonly Candidate[],
): readonly TechnologyGroup[] {
  const names = technologies.map(searchText);
  return technologies
    .filter((_, place) => names.indexOf(names[place] ?? '') === place)
    .map((technology) => ({ technology, count: withTechnologies(pool, [technology]).length }));
}

/** Candidates who know all technologies. */
export function withTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { most, count } = skillCounter(technologies);
  return most === 0 ? pool : pool.filter(({ skills }) => count(skills) === most);
}

export interface TechnologySample extends TechnologyGroup {
  readonly people: readonly Candidate[];
}

/** Returns the first `most` candidates of each technology. Leaves out technologies without candidates. */
export function technologySamples(
  groups: readonly TechnologyGroup[],
  pool: readonly Candidate[],
  most: number,
): readonly TechnologySample[] {
  return groups
    .map((group) => ({ ...group, people: withTechnologies(pool, [group.technology]).slice(0, most) }))
    .filter(({ people }) => people.length > 0);
}

/** Candidates who know none of the technologies. */
export function withoutTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { count } = skillCounter(technologies);
  return pool.filter(({ skills }) => count(skills) === 0);
}
