import { describe, expect, it } from 'vitest';
import { shortDate } from './short-date.ts';

describe('a short date', () => {
  it.each([
    ['2026-11-03T12:00:00.000Z', 'Nov 3'],
    ['2025-11-30T12:00:00.000Z', 'Nov 30, 2025'],
    ['2027-01-02T12:00:00.000Z', 'Jan 2, 2027'],
    ['soon', ''],
  ])('of %o is %o: the year where it is another one', (iso, text) =>
    expect(shortDate(iso, new Date('2026-12-01T12:00:00.000Z'))).toBe(text),
  );
});
