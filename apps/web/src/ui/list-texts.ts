import { grouped } from './grouped.ts';

/** What rows and cards of jobs, folders and work say, and the chips in them. */
export const texts = {
  candidates: (count: number) => (count === 1 ? 'candidate' : 'candidates'),
  applicants: 'Applicants',
  applicantCount: (count: number) => `${grouped(count)} Applicants`,
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  verified: 'Verified',
  chipMatches: ' (matches)',
  newTab: ' (opens in a new tab)',
} as const;
