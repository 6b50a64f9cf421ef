import { dateFormat } from './dates.ts';

const withYear = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });
const withoutYear = dateFormat({ month: 'short', day: 'numeric' });

/** Where there is little room: 'Nov 3' in the year of `now`, 'Nov 3, 2025' in another one; '' when the text is no date. */
export function shortDate(iso: string, now = new Date()): string {
  const isThisYear = new Date(iso).getFullYear() === now.getFullYear();
  return isThisYear ? withoutYear(iso) : withYear(iso);
}
