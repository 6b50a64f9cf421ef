import { describe, expect, it } from 'vitest';
import { sampleCriteria, sampleSearches } from '../testing/search.ts';
import { searchJobTypes } from './criteria-table.ts';
import {
  criteriaEntries,
  criteriaKeys,
  criteriaLine,
  emptyCriteria,
  isSameSearch,
  readSavedCriteria,
} from './search.ts';

const python = { ...emptyCriteria, skills: ['Python'] };

describe('each criterion of the table', () => {
  it.each(sampleSearches)('distinguishes searches and is read as it was saved: %s', (_, criteria) => {
    expect(isSameSearch(python, criteria)).toBe(false);
    expect(readSavedCriteria(JSON.parse(JSON.stringify(criteria)))).toEqual(criteria);
  });

  it.each(sampleSearches)('is empty in a search that was saved without it: %s', (key, criteria) => {
    const { [key]: _, ...rest } = criteria;
    expect(readSavedCriteria(rest)).toEqual({ ...criteria, [key]: emptyCriteria[key] });
  });

  it.each(criteriaKeys)('rejects a saved search with a foreign value: %s', (key) => {
    expect(readSavedCriteria({ ...python, [key]: 7 })).toBeNull();
  });

  it.each(criteriaKeys.filter((key) => key !== 'qualification'))('is described: %s', (key) => {
    expect(criteriaLine(sampleCriteria)).toContain(String(sampleCriteria[key]));
  });
});

it.each([null, 7, 'Python'])('%j is no saved search', (stored) => {
  expect(readSavedCriteria(stored)).toBeNull();
});

describe('a search for candidates', () => {
  it('starts with Job, without skills, anywhere', () => {
    expect(searchJobTypes).toEqual(['Job', 'Internship', 'Freelancing']);
    expect(emptyCriteria).toMatchObject({ jobType: 'Job', skills: [], location: '', qualification: '' });
  });

  it('needs at least one skill, and accepts 3000 characters of a location', () => {
    const { skills, location } = criteriaEntries;
    expect(skills.rule.error([], null)).toBe('Choose at least one skill');
    expect(skills.rule.error(['SQL'], null)).toBeNull();
    expect(location.rule.error('a'.repeat(3000), null)).toBeNull();
    expect(location.rule.error('a'.repeat(3001), null)).toBe('Use at most 3000 characters');
  });

  it('keeps the qualification out of descriptions (decision 45)', () => {
    expect(criteriaLine(sampleCriteria)).toMatch(/^Internship · SQL · Pune, Maharashtra, India/);
    expect(criteriaLine(sampleCriteria)).not.toContain(sampleCriteria.qualification);
  });

  it('is the same with its skills in another order and letter case', () => {
    const both = { ...emptyCriteria, skills: ['Python', 'SQL'] };
    expect(isSameSearch(both, { ...both, skills: ['sql', 'PYTHON'] })).toBe(true);
  });
});
