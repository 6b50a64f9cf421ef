import { describe, expect, it } from 'vitest';
import { longDate, monthAndYear } from './dates.ts';

describe('dates', () => {
  it.each([
    ['2026-11-03T12:00:00.000Z', 'November 3, 2026'],
    ['2024-02-29T12:00:00.000Z', 'February 29, 2024'],
    ['', ''],
    ['soon', ''],
  ])('%o reads %o', (iso, text) => expect(longDate(iso)).toBe(text));

  it.each([
    ['2026-05-15', 'May 2026'],
    ['2026-12-15T00:00:00.000Z', 'December 2026'],
    [null, 'Present'],
    ['', 'Present'],
    ['soon', ''],
  ])('%o as a month reads %o', (iso, text) => expect(monthAndYear(iso)).toBe(text));
});
