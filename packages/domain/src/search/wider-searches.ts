import type { SearchCriteria } from './search.ts';

export interface WiderSearch {
  readonly kind: 'anywhere' | 'first-skill';
  readonly criteria: SearchCriteria;
}

export function widerSearches(criteria: SearchCriteria): readonly WiderSearch[] {
  const wider: WiderSearch[] = [];
  if (criteria.location !== '') wider.push({ kind: 'anywhere', criteria: { ...criteria, location: '' } });
  if (criteria.skills.length > 1) {
    wider.push({ kind: 'first-skill', criteria: { ...criteria, skills: criteria.skills.slice(0, 1) } });
  }
  return wider;
}
