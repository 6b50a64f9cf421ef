import type { StudentId } from '../../shared/ids.ts';
import { compareTexts } from '../../shared/search-text.ts';
import type { CandidateProfile } from '../candidate-profile.ts';
import { latestEducation } from '../timeline.ts';

/** Columns of a table that only the profile fills. */
export const factColumns = ['college', 'degree', 'year', 'place'] as const;
export type FactColumn = (typeof factColumns)[number];
/** '' if the profile does not say. */
export type Facts = Readonly<Record<FactColumn, string>>;

export interface FactSorting {
  readonly column: FactColumn;
  readonly isReversed: boolean;
}

export function factsOf(profile: CandidateProfile): Facts {
  const { school, degree, year } = latestEducation(profile);
  return { college: school.trim(), degree: degree.trim(), year, place: profile.location.trim() };
}

/** Sorts by a fact. Candidates without it come last in both directions, and equal ones keep their order. */
export function sortedByFact<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  { column, isReversed }: FactSorting,
  factOf: (student: StudentId) => Facts | undefined,
): readonly T[] {
  const rows = candidates.map((candidate) => ({ candidate, text: factOf(candidate.id)?.[column] ?? '' }));
  const known = rows.filter(({ text }) => text !== '');
  const sorted = known.toSorted((one, other) => compareTexts(one.text, other.text) * (isReversed ? -1 : 1));
  return [...sorted, ...rows.filter(({ text }) => text === '')].map(({ candidate }) => candidate);
}
