import { emptyCriteria } from '@glo/domain/search/search';
import { sampleSearches } from '@glo/domain/testing/search';
import { describe, expect, it } from 'vitest';
import { criteriaQuery, readCriteria, searchResultsPath } from './search-address.ts';

const pune = 'Pune, Maharashtra, India';
const read = (query: string) => readCriteria(new URLSearchParams(query));

describe('the URL of search results', () => {
  it('contains the criteria', () => {
    expect(
      searchResultsPath({ ...emptyCriteria, jobType: 'Internship', skills: ['C++', 'R & D'], location: pune }),
    ).toBe('/candidateModal?type=Internship&skills=C%2B%2B&skills=R+%26+D&location=Pune%2C+Maharashtra%2C+India');
    expect(searchResultsPath({ ...emptyCriteria, skills: ['SQL'] })).toBe(
      '/candidateModal?type=Job&skills=SQL&location=',
    );
  });

  it.each([
    { jobType: 'Freelancing', skills: ['Python', 'SQL'], location: pune },
    { jobType: 'Job', skills: ['Excel, advanced'], location: '' },
    { jobType: 'Job', skills: ['Excel, advanced', 'a=b&c'], location: 'Ørsta' },
  ] as const)('is read as written: %j', (criteria) => {
    const path = searchResultsPath({ ...emptyCriteria, ...criteria });
    expect(read(path.split('?')[1] ?? '')).toEqual({ ...emptyCriteria, ...criteria });
  });

  it.each(sampleSearches.filter(([key]) => key !== 'qualification'))(
    'carries each criterion of the table: %s',
    (_, criteria) => {
      expect(readCriteria(criteriaQuery(criteria))).toEqual(criteria);
    },
  );

  it.each([
    ['type=Internship&skills=Python,SQL&location=', { jobType: 'Internship', skills: ['Python', 'SQL'] }],
    ['type=Butler&skills=Python', { jobType: 'Job', skills: ['Python'] }],
    ['skills=%20Python%20&skills=&skills=Python&sort=name', { skills: ['Python'] }],
    [`skills=SQL&location=%20Pune%20`, { skills: ['SQL'], location: 'Pune' }],
  ])('accepts hand-written criteria: %s', (query, criteria) => {
    expect(read(query)).toEqual({ ...emptyCriteria, ...criteria });
  });

  it.each(['', 'type=Job', 'skills=', 'skills=,%20,&location=Pune', 'sort=name'])(
    'has no criteria without a skill: %j',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );
});
