import type { StudentId } from '../shared/ids.ts';

/** So many people are compared. */
export const compared = { atLeast: 2, atMost: 4 } as const;

/** Whom an address asks to compare: each once, the first four; the others are told. */
export function whomToCompare(asked: readonly string[]): {
  readonly ids: readonly StudentId[];
  readonly tooMany: number;
} {
  const ids = [...new Set(asked.map((id) => id.trim()).filter((id) => id !== ''))] as StudentId[];
  return { ids: ids.slice(0, compared.atMost), tooMany: Math.max(ids.length - compared.atMost, 0) };
}

/** Whether so many can be compared. */
export function isComparable(count: number): boolean {
  return count >= compared.atLeast && count <= compared.atMost;
}
