import type { SavedSearch } from '../search/saved-search.ts';
import { criteriaKeys, type CriterionKey, emptyCriteria, type SearchCriteria } from '../search/search.ts';

export function aSavedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'search-1',
    name: 'Data analysts',
    criteria: { ...emptyCriteria, skills: ['Python', 'SQL'], location: 'Pune, Maharashtra, India' },
    lastRun: null,
    ...change,
  };
}

/** A value of each criterion. Tests iterate over them to find unconnected criteria. */
export const sampleCriteria: SearchCriteria = {
  jobType: 'Internship',
  skills: ['SQL'],
  location: 'Pune, Maharashtra, India',
  qualification: 'BDes',
};

/** Searches that differ from `{ skills: ['Python'] }` in the named criterion. */
export const sampleSearches: readonly (readonly [key: CriterionKey, criteria: SearchCriteria])[] = criteriaKeys.map(
  (key) => [key, { ...emptyCriteria, skills: ['Python'], [key]: sampleCriteria[key] }],
);
