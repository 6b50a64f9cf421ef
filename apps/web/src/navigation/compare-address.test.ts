import { describe, expect, it } from 'vitest';
import { comparePath, comparePathFrom, readComparison } from './compare-address.ts';

const read = (path: string) => readComparison(new URLSearchParams(path.split('?')[1]));

describe('the URL of a comparison', () => {
  it.each([
    { ids: ['a', 'b'], job: 'job-1', tab: 'recommended', skills: [], onlyDifferences: true },
    { ids: ['a b', 'c&d'], job: null, tab: null, skills: ['C++', 'Excel, advanced'], onlyDifferences: false },
    { ids: [], job: null, tab: null, skills: [], onlyDifferences: false },
  ])('is read as written: %j', (comparison) => {
    expect(read(comparePath(comparison))).toEqual(comparison);
  });

  it('contains the job of the list or the wanted skills', () => {
    expect(comparePathFrom('/opportunitypage?job=job-1&tab=shortlisted&sort=name', ['a', 'b'], ['SQL'])).toBe(
      '/compare?id=a&id=b&job=job-1&tab=shortlisted',
    );
    expect(comparePathFrom('/talentPool?find=x', ['a', 'b'], ['SQL'])).toBe('/compare?id=a&id=b&skill=SQL');
  });

  it('accepts comma-separated ids and empty values', () => {
    expect(read('/compare?id=a,b&id=c&job=&skill=')).toEqual({
      ids: ['a', 'b', 'c'],
      job: null,
      tab: null,
      skills: [],
      onlyDifferences: false,
    });
  });
});
