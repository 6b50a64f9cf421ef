/** US long format, 'November 3, 2026'; '' when the text is no date (specification 2, section 2). */
export const longDate = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });

/** A month is that of the date as given: '2026-05-01' is May in every time zone. */
const month = dateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * 'May 2025 – April 2026', or 'May 2025 – Present' when there is no end (specification 2, candidate profile). What is no
 * date is left out.
 */
export function monthsFromTo(start: string, end: string | null): string {
  const from = month(start);
  const to = end === null || end === '' ? 'Present' : month(end);
  if (from === '') return to === 'Present' ? '' : to;
  return to === '' || to === from ? from : `${from} – ${to}`;
}

/** Whole days from a moment to now, 0 for one to come; null when the text is no date. */
export function daysSince(iso: string, now: Date): number | null {
  const days = Math.floor((now.getTime() - Date.parse(iso)) / 86_400_000);
  return Number.isNaN(days) ? null : Math.max(0, days);
}

/** US English; '' when the text is no date. Making the formatter takes milliseconds: not while the code of a screen is only fetched ahead. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let formatter: Intl.DateTimeFormat | null = null;
  return (iso) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? '' : (formatter ??= new Intl.DateTimeFormat('en-US', options)).format(date);
  };
}
