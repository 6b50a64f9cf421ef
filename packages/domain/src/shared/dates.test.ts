import { describe, expect, it, vi } from 'vitest';
import { daysSince, longDate, monthsFromTo } from './dates.ts';

describe('dates', () => {
  it.each([
    ['2026-11-03T12:00:00.000Z', 'November 3, 2026'],
    ['2024-02-29T12:00:00.000Z', 'February 29, 2024'],
    ['', ''],
    ['soon', ''],
  ])('%o reads %o', (iso, text) => expect(longDate(iso)).toBe(text));

  it.each([
    ['2025-05-15', '2026-04-15', 'May 2025 – April 2026'],
    ['2026-12-15T00:00:00.000Z', null, 'December 2026 – Present'],
    ['2026-12-15', '', 'December 2026 – Present'],
    ['2026-05-01', '2026-05-31', 'May 2026'],
    ['2026-05-01', 'soon', 'May 2026'],
    ['', '2026-05-31', 'May 2026'],
    ['', null, ''],
    ['soon', 'later', ''],
  ])('%o to %o reads %o', (start, end, text) => expect(monthsFromTo(start, end)).toBe(text));

  it.each([
    ['2026-11-22T12:00:00.000Z', 1],
    ['2026-11-22T12:00:01.000Z', 0],
    ['2026-10-01T00:00:00.000Z', 53],
    ['2027-01-01T00:00:00.000Z', 0],
    ['', null],
  ])('%o is %o days ago', (iso, days) => expect(daysSince(iso, new Date('2026-11-23T12:00:00.000Z'))).toBe(days));

  it.each(['America/Los_Angeles', 'Asia/Kolkata'])('name the same months in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const there = await import('./dates.ts');
    expect(there.monthsFromTo('2026-05-01', '2026-08-31T23:59:59.000Z')).toBe('May 2026 – August 2026');
    vi.unstubAllEnvs();
  });
});
