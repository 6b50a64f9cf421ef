import { readTime } from '../shared/dates.ts';
import type { CandidateProfile, Education } from './candidate-profile.ts';
import { newestFirst } from './timeline.ts';

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

/** Grade of the education that `latestEducation` returns. */
export function latestGrade({ education }: Pick<CandidateProfile, 'education'>): string {
  return latestOf(education)?.grade ?? '';
}

const latestOf = (education: readonly Education[]) => newestFirst(education)[0];
