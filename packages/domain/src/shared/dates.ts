/** Parses and formats dates (docs/decisions/0085-dates.md). No other file does. */

const isoDate = /^([12]\d{3})(?:-(\d\d)(?:-(\d\d)(?:[T ].+)?)?)?$/;
const isoTime = /[T ]/;
const onlyYear = /^[12]\d{3}$/;
/** 'Dec 2021' or 'Tue, 30 Nov 2021 18:30:00 GMT'. Required because engines also parse 'Batch 2'. */
const monthName = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const writtenYear = /\b[12]\d{3}\b/;

/** Returns `null` for invalid text. A date without a time is the same day in every time zone. */
export function readTime(text: string): Date | null {
  const written = text.trim();
  const [, year, month = '1', day = '1'] = isoDate.exec(written) ?? [];
  if (year === undefined) return isTextDate(written) ? validDate(new Date(written)) : null;
  const place = [Number(year), Number(month) - 1, Number(day)] as const;
  // Engines read February 30 as March 2.
  if (new Date(Date.UTC(...place)).getUTCMonth() !== place[1]) return null;
  return isoTime.test(written) ? validDate(new Date(written.replace(' ', 'T'))) : new Date(...place);
}

function isTextDate(text: string): boolean {
  return monthName.test(text) && writtenYear.test(text);
}

/** Milliseconds, or NaN for invalid text. */
export function timeOf(text: string): number {
  return readTime(text)?.getTime() ?? Number.NaN;
}

export function isoText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** 'November 3, 2026' (specification 2, section 2). All formats return '' for invalid text. */
export const longDate = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
export const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' });
export const clockTime = dateFormat({ timeStyle: 'medium' });
/** '2026-11-03 14:05', for spreadsheets. */
export const tableTime = dateFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

const monthAndDay = dateFormat({ month: 'long', day: 'numeric' });
const month = dateFormat({ year: 'numeric', month: 'long' });
const shortWithYear = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });
const shortWithoutYear = dateFormat({ month: 'short', day: 'numeric' });

/** 'Nov 3' in the year of `now`, 'Nov 3, 2025' in another one. */
export function shortDate(text: string, now = new Date()): string {
  const isThisYear = readTime(text)?.getFullYear() === now.getFullYear();
  return isThisYear ? shortWithoutYear(text) : shortWithYear(text);
}

/** '2:05 PM' today, 'November 14, 2026' on another day. */
export function timeOrDate(text: string, now: Date): string {
  return isSameDay(text, now) ? timeOfDay(text) : longDate(text);
}

/** '2:05 PM' today, 'November 3, 2:05 PM' on another day. */
export function timeWithDay(text: string, now: Date): string {
  const time = timeOfDay(text);
  return time === '' || isSameDay(text, now) ? time : `${monthAndDay(text)}, ${time}`;
}

/** 'May 2025 – April 2026', or 'May 2025 – Present' without an end (specification 2, candidate profile). */
export function monthsFromTo(start: string, end: string | null): string {
  const from = month(start);
  const to = end === null || end === '' ? 'Present' : month(end);
  if (from === '') return to === 'Present' ? '' : to;
  return to === '' || to === from ? from : `${from} – ${to}`;
}

/** Calendar days from a date to `now`. 0 is today or later. `null` for invalid text. */
export function daysSince(text: string, now: Date): number | null {
  const date = readTime(text);
  if (date === null) return null;
  // In UTC, because a day has 23 or 25 hours when the clocks change.
  const [from, to] = [date, now].map((at) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
  return Math.max(0, ((to ?? 0) - (from ?? 0)) / 86_400_000);
}

/** Counts months in local time. A day that the month lacks becomes one of the next month. False for invalid text. */
export function havePassed(months: number, since: string, now: Date): boolean {
  const later = readTime(since);
  later?.setMonth(later.getMonth() + months);
  return later !== null && later <= now;
}

function isSameDay(text: string, now: Date): boolean {
  return readTime(text)?.toDateString() === now.toDateString();
}

/** Creates the formatter on first use, because that takes milliseconds. */
function dateFormat(options: Intl.DateTimeFormatOptions, locale = 'en-US'): (at: string | Date) => string {
  let formatter: Intl.DateTimeFormat | null = null;
  return (at) => {
    if (typeof at === 'string' && onlyYear.test(at)) return at;
    const date = typeof at === 'string' ? readTime(at) : validDate(at);
    return date === null ? '' : (formatter ??= new Intl.DateTimeFormat(locale, options)).format(date);
  };
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
