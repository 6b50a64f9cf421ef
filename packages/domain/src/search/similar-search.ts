import { searchText } from '../shared/search-text.ts';
import { emptyCriteria, type SearchCriteria } from './search.ts';

interface Similar {
  readonly skills: readonly string[];
  readonly location: string;
}

const mostSkills = 3;

/** Returns the skills that the fewest of `known` have, in the candidate's order where they are equally rare. */
export function rarestSkills(skills: readonly string[], known: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const others of known) {
    for (const skill of new Set(others.map(searchText))) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  const countOf = (skill: string) => counts.get(searchText(skill)) ?? 0;
  const texts = skills.map(searchText);
  return skills
    .map((skill) => skill.trim())
    .filter((skill, at) => skill !== '' && texts.indexOf(searchText(skill)) === at)
    .toSorted((one, other) => countOf(one) - countOf(other))
    .slice(0, mostSkills);
}

/** Returns a search for similar candidates, or `null` without a skill. `known`: the skills of known candidates. */
export function similarSearch(
  { skills, location }: Similar,
  known: readonly (readonly string[])[],
): SearchCriteria | null {
  const rarest = rarestSkills(skills, known);
  return rarest.length === 0 ? null : { ...emptyCriteria, skills: rarest, location: location.trim() };
}
