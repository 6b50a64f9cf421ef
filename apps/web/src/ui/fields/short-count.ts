import { grouped } from '../tokens/grouped.ts';

/** A count of at most four figures, for where a longer one has no room: '999', '1k', '9.9k', '12k'. Rounded down, so that no column says more than there are. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1000);
  return `${grouped(thousands)}k`;
}
