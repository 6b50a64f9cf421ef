import { readTime } from '../shared/dates.ts';
import type { CandidateProfile } from './candidate-profile.ts';
import { newestFirst } from './timeline.ts';

/** One line of education for tables and exports. */
export interface LatestEducation {
  readonly school: string;
  readonly degree: string;
  /** Year of the end date, or '' if it is open or unreadable. */
  readonly year: string;
}

/** Returns the education that ends last, or blank texts without any. An open one counts as latest. */
export function latestEducation({ education }: Pick<CandidateProfile, 'education'>): LatestEducation {
  const [latest] = newestFirst(education);
  if (latest === undefined) return { school: '', degree: '', year: '' };
  const { school, degree, endDate } = latest;
  return { school, degree, year: String(readTime(endDate ?? '')?.getFullYear() ?? '') };
}
