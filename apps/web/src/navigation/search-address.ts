import { emptyCriteria, type SearchCriteria, searchJobTypes } from '@glo/domain/search/search';
import { paths } from './paths.ts';

/** One `skills` parameter per skill (decision 58). */
export function criteriaQuery({ jobType, skills, location }: SearchCriteria): URLSearchParams {
  const query = new URLSearchParams({ type: jobType });
  for (const skill of skills) query.append('skills', skill);
  // Prevents a single skill with a comma from being split.
  if (skills.length === 1 && skills[0]?.includes(',')) query.append('skills', '');
  query.append('location', location);
  return query;
}

export function searchResultsPath(criteria: SearchCriteria): string {
  return `${paths.searchResults}?${criteriaQuery(criteria)}`;
}

/** Returns `null` without a skill. Accepts comma-separated skills, as in links written by hand. */
export function readCriteria(query: URLSearchParams): SearchCriteria | null {
  const written = query.getAll('skills');
  const listed = written.length === 1 ? written.flatMap((skills) => skills.split(',')) : written;
  const skills = [...new Set(listed.map((skill) => skill.trim()).filter((skill) => skill !== ''))];
  if (skills.length === 0) return null;
  const jobType = searchJobTypes.find((type) => type === query.get('type')) ?? emptyCriteria.jobType;
  return { ...emptyCriteria, jobType, skills, location: query.get('location')?.trim() ?? '' };
}
