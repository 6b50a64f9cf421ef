const longFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long' });

/** US long format, 'November 3, 2026'; '' when the text is no date (specification 2, section 2). */
export function longDate(iso: string): string {
  return format(longFormat, iso);
}

/** 'May 2026', or 'Present' when there is no end (specification 2, candidate profile); '' when the text is no date. */
export function monthAndYear(iso: string | null): string {
  return iso === null || iso === '' ? 'Present' : format(monthFormat, iso);
}

function format(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
