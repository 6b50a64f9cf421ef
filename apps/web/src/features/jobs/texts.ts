import { grouped } from '../../ui/tokens/grouped.ts';
import { texts as shared } from '../texts.ts';
import { texts as ofJobs } from './form/texts.ts';

export const texts = {
  jobs: 'Jobs',
  loading: 'Loading jobs',
  count: (value: number) => ({ value, unit: value === 1 ? 'job' : 'jobs' }),
  viewActive: 'View Active Jobs',
  viewClosed: 'View Closed Jobs',
  noActive: 'No Active Jobs!',
  noActiveHelp: 'Post an opportunity to see its applicants here.',
  applicants: shared.applicants,
  applicantCount: ofJobs.applicantCount,
  applied: 'Applied',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  unknown: '–',
  funnel: (applied: number, viewed: number, shortlisted: number | null) =>
    [
      `${grouped(applied)} applied, ${grouped(viewed)} viewed`,
      shortlisted !== null && `${grouped(shortlisted)} shortlisted`,
    ]
      .filter(Boolean)
      .join(', '),
  progress: 'Progress',
  toReviewIn: (count: number, job: string) => `${grouped(count)} to review in ${job}`,
  toReviewUnit: 'to review',
  toReview: (count: number) => `${grouped(count)} to review`,
  find: 'Find a job',
  companyPage: 'Company Page',
  post: 'Post an opportunity',
} as const;
