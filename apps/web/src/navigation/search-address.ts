import { criteriaEntries, criteriaKeys, mapCriteria, type SearchCriteria } from '@glo/domain/search/search';
import { paths } from './paths.ts';

export function criteriaQuery(criteria: SearchCriteria): URLSearchParams {
  const parameters = criteriaKeys.flatMap((key) => {
    const { urlName } = criteriaEntries[key];
    return urlName === null ? [] : textsOf(criteria[key]).map((text) => [urlName, text]);
  });
  return new URLSearchParams(parameters);
}

/** One parameter per value of a list (decision 58). */
function textsOf(value: string | readonly string[]): readonly string[] {
  if (typeof value === 'string') return [value];
  // Prevents a single value with a comma from being split.
  return value.length === 1 && value[0]?.includes(',') ? [...value, ''] : value;
}

export function searchResultsPath(criteria: SearchCriteria): string {
  return `${paths.searchResults}?${criteriaQuery(criteria)}`;
}

/** Returns `null` without a skill. Foreign values read as empty. */
export function readCriteria(query: URLSearchParams): SearchCriteria | null {
  const criteria = mapCriteria<SearchCriteria>((key) => {
    const { urlName, none, read } = criteriaEntries[key];
    if (urlName === null) return none;
    const texts = query.getAll(urlName);
    return read(typeof none === 'string' ? texts[0]?.trim() : listed(texts)) ?? none;
  });
  return criteria.skills.length === 0 ? null : criteria;
}

/** Accepts values with commas in one parameter, as in links written by hand. */
function listed(texts: readonly string[]): readonly string[] {
  const values = texts.length === 1 ? texts.flatMap((text) => text.split(',')) : texts;
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}
