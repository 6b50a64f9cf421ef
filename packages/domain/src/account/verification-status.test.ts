import { describe, expect, it } from 'vitest';
import { statusOf } from './verification-status.ts';

describe('a verification status', () => {
  it.each([
    ['NOT_SUBMITTED', 'NOT_SUBMITTED'],
    ['SUBMITTED', 'SUBMITTED'],
    ['FAILED', 'FAILED'],
    ['VERIFIED', 'VERIFIED'],
    ['APPROVED', 'OTHER'],
    ['verified', 'OTHER'],
    ['', 'OTHER'],
    [undefined, 'OTHER'],
    [null, 'OTHER'],
  ] as const)('%o reads %o', (text, status) => expect(statusOf([], text)).toBe(status));
});

describe('the status of documents', () => {
  const january = { status: 'FAILED', submittedAt: '2026-01-01T00:00:00Z' };
  const february = { status: 'VERIFIED', submittedAt: '2026-02-01T00:00:00.000Z' };

  it('is that of the newest document in any order', () => {
    expect(statusOf([january, february], 'SUBMITTED')).toBe('VERIFIED');
    expect(statusOf([february, january], 'SUBMITTED')).toBe('VERIFIED');
  });

  it('is the given status without documents', () => {
    expect(statusOf([], 'SUBMITTED')).toBe('SUBMITTED');
    expect(statusOf([])).toBe('OTHER');
  });

  it('compares times across time zones', () => {
    const earlier = { status: 'FAILED', submittedAt: '2026-02-01T05:00:00+05:30' };
    expect(statusOf([earlier, february])).toBe('VERIFIED');
  });

  it('is that of the first undated document', () => {
    expect(statusOf([{ status: 'SUBMITTED' }, { status: 'FAILED', submittedAt: 'yesterday' }])).toBe('SUBMITTED');
  });
});
