import { describe, expect, it } from 'vitest';
import { readVerificationStatus } from './status.ts';

describe('a verification status', () => {
  it.each([
    ['NOT_SUBMITTED', 'NOT_SUBMITTED'],
    ['SUBMITTED', 'SUBMITTED'],
    ['FAILED', 'FAILED'],
    ['VERIFIED', 'VERIFIED'],
    ['APPROVED', 'VERIFIED'],
    ['verified', 'VERIFIED'],
    ['', 'NOT_SUBMITTED'],
    [undefined, 'NOT_SUBMITTED'],
  ] as const)('%o reads %o', (text, status) => expect(readVerificationStatus(text)).toBe(status));
});
