import { grouped } from '../tokens/grouped.ts';

/** Formats a count in at most four characters: '999', '1k', '9.9k', '12k'. Rounds down. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1000);
  return `${grouped(thousands)}k`;
}
