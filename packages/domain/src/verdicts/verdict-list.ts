import type { StudentId } from '../shared/ids.ts';
import type { Verdict, VerdictRecords } from './verdict.ts';

export const verdictChoices = ['undecided', 'maybe', 'not-a-fit', 'shortlisted', 'all'] as const;
export type VerdictChoice = (typeof verdictChoices)[number];

export interface VerdictSources {
  readonly records: VerdictRecords;
  /** From the service. It wins over a record. */
  readonly shortlisted: ReadonlySet<StudentId>;
}

export function verdictOf(student: StudentId, { records, shortlisted }: VerdictSources): Verdict {
  return shortlisted.has(student) ? 'shortlisted' : (records.get(student)?.decision ?? 'undecided');
}

export function verdictCounts(
  candidates: readonly { readonly id: StudentId }[],
  sources: VerdictSources,
): Readonly<Record<VerdictChoice, number>> {
  const counts = { undecided: 0, maybe: 0, 'not-a-fit': 0, shortlisted: 0, all: candidates.length };
  for (const { id } of candidates) counts[verdictOf(id, sources)] += 1;
  return counts;
}

export function narrowByVerdict<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  choice: VerdictChoice,
  sources: VerdictSources,
): readonly T[] {
  return choice === 'all' ? candidates : candidates.filter(({ id }) => verdictOf(id, sources) === choice);
}
