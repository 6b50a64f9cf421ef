import type { StudentId } from '../../shared/ids.ts';
import { sortedByKey } from '../../shared/search-text.ts';
import type { CandidateProfile } from '../candidate-profile.ts';
import { latestEducation, latestGrade } from '../timeline.ts';
import { gradePercent, gradeText } from './grades.ts';

export const factColumns = ['college', 'degree', 'year', 'grade', 'place'] as const;
export type FactColumn = (typeof factColumns)[number];
/** '' if the profile does not say. */
export type Facts = Readonly<Record<FactColumn, string>>;

export const noFacts: Facts = { college: '', degree: '', year: '', grade: '', place: '' };

export interface FactSorting {
  readonly column: FactColumn;
  readonly isReversed: boolean;
}

export function factsOf(profile: CandidateProfile): Facts {
  const { school, degree, year } = latestEducation(profile);
  const grade = gradeText(latestGrade(profile), 'column');
  return { college: school.trim(), degree: degree.trim(), year, grade, place: profile.location.trim() };
}

export function changedFacts(facts: Facts, change: (fact: string) => string): Facts {
  return Object.fromEntries(factColumns.map((column) => [column, change(facts[column])])) as Facts;
}

/** Sorts by a fact, grades as numbers. Candidates without it come last in both directions, and equal ones keep their order. */
export function sortedByFact<T extends { readonly id: StudentId }>(
  candidates: readonly T[],
  { column, isReversed }: FactSorting,
  factOf: (student: StudentId) => Facts,
): readonly T[] {
  return sortedByKey(candidates, ({ id }) => keyOf(column, factOf(id)), isReversed);
}

function keyOf(column: FactColumn, facts: Facts): string | number | null {
  const text = facts[column];
  return column === 'grade' ? gradePercent(text) : text || null;
}
