import { grouped } from '../../ui/tokens/grouped.ts';

/** What the screens about posted jobs share. */
export const texts = {
  jobs: 'Jobs',
  loading: 'Loading jobs',
  count: (value: number) => ({ value, unit: value === 1 ? 'job' : 'jobs' }),
  viewActive: 'View Active Jobs',
  viewClosed: 'View Closed Jobs',
  noActive: 'No Active Jobs!',
  noActiveHelp: 'Post an opportunity and its applicants appear here.',
  applicants: 'Applicants',
  applicantCount: (count: number) => `${grouped(count)} Applicants`,
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  post: 'Post an opportunity',
} as const;
