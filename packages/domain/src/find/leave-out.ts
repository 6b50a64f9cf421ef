import type { StudentId } from '../shared/ids.ts';

/** In displayed order. `applying`: to another of the recruiter's active jobs. `unmet`: a requirement is known not to be met. */
export const leaveOuts = ['viewed', 'emailed', 'folder', 'note', 'applying', 'unmet'] as const;
export type LeaveOut = (typeof leaveOuts)[number];

export type LeaveOutSources = { readonly [kind in LeaveOut]: { has(student: StudentId): boolean } };

export function leaveOut<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  chosen: readonly LeaveOut[],
  sources: LeaveOutSources,
): readonly T[] {
  if (chosen.length === 0) return candidates;
  const left = chosen.map((kind) => sources[kind]);
  return candidates.filter(({ id }) => !left.some((students) => students.has(id)));
}
