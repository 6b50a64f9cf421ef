import type { StudentId } from '../shared/ids.ts';

/** Candidates that a list can hide, in displayed order. `applying`: to another of the recruiter's active jobs. */
export const hideKinds = ['viewed', 'emailed', 'folder', 'note', 'applying'] as const;
export type HideKind = (typeof hideKinds)[number];

export type HideSources = { readonly [kind in HideKind]: { has(student: StudentId): boolean } };

export function withoutHidden<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  hidden: readonly HideKind[],
  sources: HideSources,
): readonly T[] {
  if (hidden.length === 0) return candidates;
  const chosen = hidden.map((kind) => sources[kind]);
  return candidates.filter(({ id }) => !chosen.some((students) => students.has(id)));
}
