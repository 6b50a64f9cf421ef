import { noFilter } from '@glo/domain/filter/candidate-filter';
import { aFilter } from '@glo/domain/testing/filter';
import { jobId } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { keptQuery, readAddress, writeAddress } from './opportunity-address.ts';

const plain = {
  job: jobId('job-1'),
  tab: 'applicants',
  filter: noFilter,
  order: null,
  typed: '',
  verdict: null,
  answer: 'all',
  hidden: [],
  leastFit: null,
  layout: null,
} as const;

describe('the URL of the opportunity page', () => {
  it.each([
    [plain, '/opportunitypage?job=job-1'],
    [{ ...plain, job: null }, '/opportunitypage'],
    [{ ...plain, tab: 'shortlisted' }, '/opportunitypage?job=job-1&tab=shortlisted'],
    [{ ...plain, tab: 'shortlisted', answer: 'yes' }, '/opportunitypage?job=job-1&tab=shortlisted&answer=yes'],
    [
      { ...plain, filter: aFilter({ skills: ['C&A'] }) },
      '/opportunitypage?job=job-1&filter=%7B%22skills%22%3A%5B%22C%26A%22%5D%7D',
    ],
  ] as const)('is written and read back: %j', (place, path) => {
    expect(writeAddress(place)).toBe(path);
    expect(readAddress(new URL(path, 'http://x').searchParams)).toEqual(place);
  });

  it('keeps filter, order and layout for the job', () => {
    const place = {
      filter: aFilter({ skills: ['SQL'] }),
      order: 'name',
      hidden: ['viewed'],
      leastFit: 4,
      layout: 'table',
    } as const;
    const kept = readAddress(new URLSearchParams(keptQuery(place)));
    expect(kept).toEqual({ ...plain, ...place, job: null });
  });

  it('replaces unknown values by defaults', () => {
    const query = new URLSearchParams('job=job-1&tab=all&sort=luck&filter=broken&find=&fit=3-5&answer=perhaps');
    expect(readAddress(query)).toEqual(plain);
    expect(readAddress(new URLSearchParams('job='))).toEqual({ ...plain, job: null });
  });
});
