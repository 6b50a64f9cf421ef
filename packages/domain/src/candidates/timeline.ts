import { readTime } from '../shared/dates.ts';
import type { CandidateProfile, Education } from './candidate-profile.ts';

interface Period {
  readonly startDate: string;
  /** `null` for a current period. */
  readonly endDate: string | null;
}

/** Sorts by end, current periods first, then by start. Undated periods come last. */
export function newestFirst<P extends Period>(periods: readonly P[]): readonly P[] {
  return periods.toSorted(
    (one, other) => later(endOf(other), endOf(one)) || later(time(other.startDate), time(one.startDate)),
  );
}

function endOf({ startDate, endDate }: Period): number {
  if (endDate !== null && endDate !== '') return time(endDate);
  return startDate === '' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

const time = (date: string) => readTime(date)?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Handles two infinities, whose difference would be NaN. */
function later(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** The current education, or the one that ended last. `year`: of the end. All are '' if unknown. */
export function latestEducation({ education }: Pick<CandidateProfile, 'education'>): {
  readonly school: string;
  readonly degree: string;
  readonly year: string;
} {
  const latest = latestOf(education);
  const end = readTime(latest?.endDate ?? '');
  return {
    school: latest?.school ?? '',
    degree: latest?.degree ?? '',
    year: end === null ? '' : String(end.getFullYear()),
  };
}

export function latestGrade({ education }: Pick<CandidateProfile, 'education'>): string {
  return latestOf(education)?.grade ?? '';
}

const latestOf = (education: readonly Education[]) => newestFirst(education)[0];
