import { criteriaCount, noFilter } from '@glo/domain/filter/candidate-filter';
import { aFilter } from '@glo/domain/testing/filter';
import { describe, expect, it } from 'vitest';
import { wishesOf } from './filter-chips.ts';

const full = aFilter({
  skills: ['Python', 'SQL'],
  gender: 'Female',
  places: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
  internship: { min: 0.5, max: 1000 },
  fullTime: { min: 0, max: 1 },
  master: { degree: 'MBA', percentage: 60, years: [2026] },
  tenth: { degree: 'ICSE' },
});

describe('what a filter asks for', () => {
  it('is said in words, as many as the badge counts', () => {
    expect(wishesOf(full).map(({ label }) => label)).toEqual([
      'Python, SQL',
      'Master: MBA, above 60, 2026',
      'Tenth: ICSE',
      'Internships: at least 0.5 years',
      'Full-time: at most 1 year',
      'Female',
      'Pune, Maharashtra, India',
    ]);
    expect(wishesOf(full)).toHaveLength(criteriaCount(full));
    expect(wishesOf(aFilter({ fullTime: { min: 1, max: 3 } }))[0]?.label).toBe('Full-time: 1 to 3 years');
    const mumbai = { city: 'Mumbai', state: 'Maharashtra', country: 'India' };
    expect(wishesOf(aFilter({ places: [...full.places, mumbai] }))[0]?.label).toBe(
      'Pune, Maharashtra, India · Mumbai, Maharashtra, India',
    );
    expect(wishesOf(noFilter)).toEqual([]);
  });

  it('can be taken away one by one, and leaves the rest', () => {
    const [skills, master] = wishesOf(full);
    expect(skills?.without).toEqual({ ...full, skills: [] });
    expect(master && wishesOf(master.without).map(({ label }) => label)).not.toContain(master?.label);
    let left = full;
    for (let wish = wishesOf(left)[0]; wish !== undefined; wish = wishesOf(left)[0]) left = wish.without;
    expect(left).toEqual(noFilter);
  });
});
