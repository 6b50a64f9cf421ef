const plain = /^(\d{1,3}(?:\.\d{1,6})?)\s?(%|cgpa)?$/i;

/**
 * A grade with its unit: '8.2 CGPA', '82%', others as entered. A number above 10 is a percentage. The cells of a column
 * leave out CGPA, so that a spreadsheet sorts them.
 */
export function gradeText(grade: string, place: 'line' | 'column'): string {
  const entered = grade.trim();
  const [, digits, sign = ''] = plain.exec(entered) ?? [];
  const value = Number(digits);
  if (digits === undefined || value > 100) return entered;
  if (sign === '%' || value > 10) return `${value}%`;
  return place === 'line' ? `${value} CGPA` : String(value);
}

const number = /^(\d{1,4}(?:\.\d{1,4})?)\s?(?:\/\s?(\d{1,4}(?:\.\d{1,4})?)|(%))?/;

/**
 * A grade in percent, so that CGPA and percent can be compared. `null` if it is not a number.
 * - '82%' and '82' are 82 percent.
 * - '8.2' and '8.2 CGPA' count ten percent per point, because numbers up to 10 are a CGPA.
 * - '3.28/4' is the share of the maximum.
 */
export function gradePercent(grade: string): number | null {
  const [, given, maximum, sign] = number.exec(grade.trim()) ?? [];
  if (given === undefined) return null;
  const value = Number(given);
  const isPoints = sign === undefined && value <= 10;
  const percent = maximum === undefined ? value * (isPoints ? 10 : 1) : (value / Number(maximum)) * 100;
  return percent <= 100 ? percent : null;
}
