import type { SavedSearch } from '../search/saved-search.ts';

export function aSavedSearch(change: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: 'search-1',
    name: 'Data analysts',
    criteria: { jobType: 'Job', skills: ['Python', 'SQL'], location: 'Pune, Maharashtra, India', qualification: '' },
    lastRun: null,
    ...change,
  };
}
