const longFormat = madeAtFirstUse({ year: 'numeric', month: 'long', day: 'numeric' });
const shortFormat = madeAtFirstUse({ year: 'numeric', month: 'short', day: 'numeric' });
const dayFormat = madeAtFirstUse({ month: 'short', day: 'numeric' });
/** A month is that of the date as given: '2026-05-01' is May in every time zone. */
const monthFormat = madeAtFirstUse({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** US long format, 'November 3, 2026'; '' when the text is no date (specification 2, section 2). */
export function longDate(iso: string): string {
  return format(longFormat(), iso);
}

/** Where there is little room: 'Nov 3' in the year of `now`, 'Nov 3, 2025' in another one; '' when the text is no date. */
export function shortDate(iso: string, now = new Date()): string {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return format(isThisYear ? dayFormat() : shortFormat(), iso);
}

/**
 * 'May 2025 – April 2026', or 'May 2025 – Present' when there is no end (specification 2, candidate profile). What is no
 * date is left out.
 */
export function monthsFromTo(start: string, end: string | null): string {
  const from = format(monthFormat(), start);
  const to = end === null || end === '' ? 'Present' : format(monthFormat(), end);
  if (from === '') return to === 'Present' ? '' : to;
  return to === '' || to === from ? from : `${from} – ${to}`;
}

/** Whole days from a moment to now, 0 for one to come; null when the text is no date. */
export function daysSince(iso: string, now: Date): number | null {
  const days = Math.floor((now.getTime() - Date.parse(iso)) / 86_400_000);
  return Number.isNaN(days) ? null : Math.max(0, days);
}

function format(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}

/** Making one takes milliseconds: not while the code of a screen is only fetched ahead. */
function madeAtFirstUse(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let formatter: Intl.DateTimeFormat | null = null;
  return () => (formatter ??= new Intl.DateTimeFormat('en-US', options));
}
