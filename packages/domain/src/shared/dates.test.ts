import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'UTC', 'Pacific/Auckland', 'America/St_Johns'];

let dates: typeof import('./dates.ts');

/** Formatters keep the zone in which they were created. */
async function importIn(zone: string): Promise<void> {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  dates = await import('./dates.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe.each(zones)('in %s', (zone) => {
  beforeEach(() => importIn(zone));

  it.each([
    ['2021-12-01', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['2024-02-29', 'February 29, 2024', 'Feb 29, 2024', 'February 2024'],
    // The clocks change in the United States and Canada, and in New Zealand.
    ['2026-03-08', 'March 8, 2026', 'Mar 8, 2026', 'March 2026'],
    ['2026-11-01', 'November 1, 2026', 'Nov 1, 2026', 'November 2026'],
    ['2026-09-27', 'September 27, 2026', 'Sep 27, 2026', 'September 2026'],
    [' 2021-12-01 ', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['2021-12-01T00:00:00', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['2021-12-01 00:00:00', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['2021-12', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['Dec 2021', 'December 1, 2021', 'Dec 1, 2021', 'December 2021'],
    ['2021', '2021', '2021', '2021'],
  ])('shows %o as the same day in every time zone', (text, long, short, month) => {
    const { longDate, shortDate, monthsFromTo } = dates;
    const shown = [longDate(text), shortDate(text, new Date(2027, 0, 1)), monthsFromTo(text, text)];
    expect(shown).toEqual([long, short, month]);
  });

  it.each(['', 'soon', '2021-02-30', '2021-13-01', '2021-02-30T10:00:00Z', '2021-12-01Tnoon', '0001-01-01T00:00:00Z'])(
    'shows nothing for %o',
    (text) => {
      const now = new Date();
      const { longDate, shortDate, tableTime, timeOfDay, clockTime, monthsFromTo, timeOf } = dates;
      for (const format of [longDate, shortDate, tableTime, timeOfDay, clockTime]) expect(format(text)).toBe('');
      expect([dates.timeOrDate(text, now), dates.timeWithDay(text, now)]).toEqual(['', '']);
      expect([monthsFromTo(text, null), dates.daysSince(text, now), timeOf(text)]).toEqual(['', null, Number.NaN]);
    },
  );

  it('counts calendar days across both clock changes', () => {
    for (const [year, month, day] of [
      [2026, 2, 8],
      [2026, 10, 1],
      [2026, 3, 5],
      [2026, 8, 27],
    ] as const) {
      const noon = new Date(year, month, day, 12);
      const evening = new Date(year, month, day - 1, 23, 59).toISOString();
      expect(dates.daysSince(new Date(year, month, day, 0, 1).toISOString(), noon)).toBe(0);
      expect(dates.daysSince(evening, noon)).toBe(1);
      expect(dates.daysSince(new Date(year, month, day - 7).toISOString(), noon)).toBe(7);
      expect(dates.timeWithDay(evening, noon)).toMatch(/^(March|November|October|April|September) \d+, 11:59 PM$/);
      expect(dates.timeOrDate(noon.toISOString(), noon)).toBe('12:00 PM');
    }
  });

  it.each([
    [12, 10, 30],
    [3, 2, 2],
  ])('counts %i months across a year', (months, month, day) => {
    const since = new Date(2026, 10, 30, 9).toISOString();
    const around = [-1, 0].map((milliseconds) => new Date(2027, month, day, 9, 0, 0, milliseconds));
    expect(around.map((now) => dates.havePassed(months, since, now))).toEqual([false, true]);
  });

  it('counts zero days to a later date', () => {
    expect(dates.daysSince('2027-01-01', new Date(2026, 10, 23))).toBe(0);
  });

  it('shows the same day on the screen and in a table', () => {
    const at = new Date(2026, 10, 3, 0, 5, 7);
    const { longDate, tableTime, clockTime, shortDate } = dates;
    expect([longDate(at.toISOString()), longDate(at)]).toEqual(['November 3, 2026', 'November 3, 2026']);
    expect([tableTime(at.toISOString()), clockTime(at)]).toEqual(['2026-11-03 00:05', '12:05:07 AM']);
    expect(shortDate(at.toISOString(), at)).toBe('Nov 3');
    expect(clockTime(new Date(Number.NaN))).toBe('');
  });
});

describe('a month', () => {
  it.each([
    ['Asia/Kolkata', 'December 2021', 'December 1, 2021'],
    ['Pacific/Auckland', 'December 2021', 'December 1, 2021'],
    ['UTC', 'November 2021', 'November 30, 2021'],
    ['America/St_Johns', 'November 2021', 'November 30, 2021'],
    ['America/Los_Angeles', 'November 2021', 'November 30, 2021'],
  ])('depends, if read from a time, on the time zone %s', async (zone, month, day) => {
    await importIn(zone);
    for (const at of ['2021-11-30T18:30:00.000Z', '2021-12-01T00:00:00.000+05:30', 'Tue, 30 Nov 2021 18:30:00 GMT']) {
      expect([dates.monthsFromTo(at, null), dates.longDate(at)]).toEqual([`${month} – Present`, day]);
    }
  });

  it.each([
    ['2025-05-15', '2026-04-15', 'May 2025 – April 2026'],
    ['2026-12-15', '', 'December 2026 – Present'],
    ['2026-05-01', '2026-05-31', 'May 2026'],
    ['2026-05-01', 'soon', 'May 2026'],
    ['', '2026-05-31', 'May 2026'],
    ['2018', '2021', '2018 – 2021'],
    ['soon', 'later', ''],
  ])('%o to %o reads %o', async (start, end, text) => {
    await importIn('America/Los_Angeles');
    expect(dates.monthsFromTo(start, end)).toBe(text);
  });
});
