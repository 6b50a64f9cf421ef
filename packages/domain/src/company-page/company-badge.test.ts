import { describe, expect, it } from 'vitest';
import type { VerificationStatus } from '../account/verification-status.ts';
import { hasBadge } from './company-badge.ts';

describe('the badge of a company', () => {
  it.each([
    ['VERIFIED', 'NOT_SUBMITTED', true],
    ['FAILED', 'VERIFIED', false],
    ['SUBMITTED', 'VERIFIED', false],
    [null, 'VERIFIED', true],
    [null, 'SUBMITTED', false],
    [null, 'OTHER', false],
    ['OTHER', 'VERIFIED', false],
  ] as const)('with documents that say %s and a recruiter who has %s: %s', (verification, ofRecruiter, badge) => {
    expect(hasBadge(details(verification), ofRecruiter)).toBe(badge);
  });

  it('is what the recruiter has as long as the details are not known', () => {
    expect([hasBadge(null, 'VERIFIED'), hasBadge(null, 'FAILED')]).toEqual([true, false]);
  });
});

function details(verification: VerificationStatus | null) {
  return {
    name: 'Tidewater Analytics',
    imageUrl: '',
    about: '',
    technologies: [],
    site: '',
    size: '',
    types: [],
    verification,
  };
}
