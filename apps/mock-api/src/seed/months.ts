/** Months counted from year 0, for dates that are only exact to the month. */
export function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Month `index` of a year (0 is January), counted from year 0. */
export function month(year: number, index: number): number {
  return year * 12 + index;
}

/** The first day of a month as an ISO date. */
export function dateOf(monthCount: number): string {
  const year = Math.floor(monthCount / 12);
  return `${year}-${String((monthCount % 12) + 1).padStart(2, '0')}-01`;
}
