/** Numbers travel as numbers or numeric strings (decision 42); anything else reads as null. */
export function readNumber(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
