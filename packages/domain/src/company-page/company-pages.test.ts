import { describe, expect, it } from 'vitest';
import { someCompanyDetails } from '../testing/company-page.ts';
import { hasBadge } from './company-pages.ts';

describe('the badge of a company', () => {
  it.each([
    ['VERIFIED', 'NOT_SUBMITTED', true],
    ['FAILED', 'VERIFIED', false],
    ['SUBMITTED', 'VERIFIED', false],
    [null, 'VERIFIED', true],
    [null, 'SUBMITTED', false],
    [null, 'OTHER', false],
    ['OTHER', 'VERIFIED', false],
  ] as const)(
    'follows from the document status %s and the recruiter status %s: %s',
    (verification, ofRecruiter, badge) => {
      expect(hasBadge(someCompanyDetails({ verification }), ofRecruiter)).toBe(badge);
    },
  );

  it('follows the recruiter while the details are unknown', () => {
    expect([hasBadge(null, 'VERIFIED'), hasBadge(null, 'FAILED')]).toEqual([true, false]);
  });
});
