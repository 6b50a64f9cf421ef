import { describe, expect, it } from 'vitest';
import { emptyCriteria } from './search.ts';
import { widerSearches } from './wider-searches.ts';

const pune = 'Pune, Maharashtra, India';

describe('similar candidates', () => {
  it('match a search without the location, then one with the first skill', () => {
    const criteria = { ...emptyCriteria, jobType: 'Internship', skills: ['Python', 'SQL'], location: pune } as const;
    expect(widerSearches(criteria)).toEqual([
      { kind: 'anywhere', criteria: { ...criteria, location: '' } },
      { kind: 'first-skill', criteria: { ...criteria, skills: ['Python'] } },
    ]);
  });

  it('need a criterion to leave out', () => {
    expect(widerSearches({ ...emptyCriteria, skills: ['Python'] })).toEqual([]);
    expect(widerSearches({ ...emptyCriteria, skills: ['Python'], location: pune })).toHaveLength(1);
  });
});
