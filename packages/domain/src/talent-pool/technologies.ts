import { searchText } from '../shared/search-text.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { fitTo } from '../candidates/fit.ts';

export function distinctTechnologies(technologies: readonly string[]): readonly string[] {
  const names = technologies.map(searchText);
  return technologies.filter((_, place) => names.indexOf(names[place] ?? '') === place);
}

/** Candidates who know all of `technologies`. */
export function withTechnologies(pool: readonly Candidate[], technologies: readonly string[]): readonly Candidate[] {
  const { names, of } = fitTo(technologies);
  return names.length === 0 ? pool : pool.filter((candidate) => of(candidate).missing.length === 0);
}

export function technologyCounts(
  technologies: readonly string[],
  pool: readonly Candidate[],
): ReadonlyMap<string, number> {
  return new Map(technologies.map((technology) => [technology, withTechnologies(pool, [technology]).length]));
}
