import {
  criteriaEntries,
  type CriterionKey,
  criteriaKeys,
  mapCriteria,
  type SearchCriteria,
} from '@glo/domain/search/search';
import { paths } from './paths.ts';

export function criteriaQuery(criteria: SearchCriteria): URLSearchParams {
  return new URLSearchParams(criteriaKeys.flatMap((key) => parametersOf(key, criteria)));
}

function parametersOf<K extends CriterionKey>(key: K, criteria: SearchCriteria): [name: string, text: string][] {
  const { url } = criteriaEntries[key];
  return url === null ? [] : url.write(criteria[key]).map((text) => [url.name, text]);
}

export function searchResultsPath(criteria: SearchCriteria): string {
  return `${paths.searchResults}?${criteriaQuery(criteria)}`;
}

/** Returns `null` without a skill. Foreign values read as empty. */
export function readCriteria(query: URLSearchParams): SearchCriteria | null {
  const criteria = mapCriteria<SearchCriteria>((key) => {
    const { url, none } = criteriaEntries[key];
    return url === null ? none : url.read(query.getAll(url.name));
  });
  return criteria.skills.length === 0 ? null : criteria;
}
