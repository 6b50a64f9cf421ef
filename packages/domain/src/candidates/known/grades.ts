const plain = /^(\d{1,3}(?:\.\d{1,6})?)\s?(%|cgpa)?$/i;

/** '8.2 CGPA', '82%', others as entered. The cells of a column leave out CGPA, so that a spreadsheet sorts them. */
export function gradeText(grade: string, place: 'line' | 'column'): string {
  const entered = grade.trim();
  const [, digits, sign = ''] = plain.exec(entered) ?? [];
  const value = Number(digits);
  if (digits === undefined || value > 100) return entered;
  if (sign === '%' || value > 10) return `${value}%`;
  return place === 'line' ? `${value} CGPA` : String(value);
}

const number = /^(\d{1,4}(?:\.\d{1,4})?)\s?(?:\/\s?(\d{1,4}(?:\.\d{1,4})?)|(%))?/;

/** In percent, or `null` if it is not a number. Numbers up to 10 are a CGPA, and '3.28/4' is a share of the maximum. */
export function gradePercent(grade: string): number | null {
  const [, given, maximum, sign] = number.exec(grade.trim()) ?? [];
  if (given === undefined) return null;
  const value = Number(given);
  const isPoints = sign === undefined && value <= 10;
  const percent = maximum === undefined ? value * (isPoints ? 10 : 1) : (value / Number(maximum)) * 100;
  return percent <= 100 ? percent : null;
}
