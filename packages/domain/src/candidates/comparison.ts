import type { StudentId } from '../shared/ids.ts';

export const compared = { atLeast: 2, atMost: 4 } as const;

export function parseCompared(values: readonly string[]): {
  readonly ids: readonly StudentId[];
  readonly tooMany: number;
} {
  const ids = [...new Set(values.map((id) => id.trim()).filter((id) => id !== ''))] as StudentId[];
  return { ids: ids.slice(0, compared.atMost), tooMany: Math.max(ids.length - compared.atMost, 0) };
}

export function isComparable(count: number): boolean {
  return count >= compared.atLeast && count <= compared.atMost;
}
