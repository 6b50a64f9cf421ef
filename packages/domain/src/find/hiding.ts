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
  return hidden.reduce((left, kind) => {
    const students = sources[kind];
    return left.filter(({ id }) => !students.has(id));
  }, candidates);
}
