import { emptyCriteria, type SearchCriteria, searchJobTypes } from '@glo/domain/search/search';
import { paths } from './paths.ts';

/** The part of the address that says what is looked for (decision 58); one `skills` for each skill. */
export function criteriaQuery({ jobType, skills, location }: SearchCriteria): URLSearchParams {
  const query = new URLSearchParams({ type: jobType });
  for (const skill of skills) query.append('skills', skill);
  // A single one that has a comma would be read as several.
  if (skills.length === 1 && skills[0]?.includes(',')) query.append('skills', '');
  query.append('location', location);
  return query;
}

export function searchResultsPath(criteria: SearchCriteria): string {
  return `${paths.searchResults}?${criteriaQuery(criteria)}`;
}

/** What an address looks for; null when it names no skill. A link written by hand may have its skills in one, with commas. */
export function readCriteria(query: URLSearchParams): SearchCriteria | null {
  const written = query.getAll('skills');
  const listed = written.length === 1 ? written.flatMap((skills) => skills.split(',')) : written;
  const skills = [...new Set(listed.map((skill) => skill.trim()).filter((skill) => skill !== ''))];
  if (skills.length === 0) return null;
  const jobType = searchJobTypes.find((type) => type === query.get('type')) ?? emptyCriteria.jobType;
  return { ...emptyCriteria, jobType, skills, location: query.get('location')?.trim() ?? '' };
}
