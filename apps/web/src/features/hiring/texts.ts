import { grouped } from '../../ui/tokens/grouped.ts';

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
  scale: (end: number) =>
    `Applied, viewed and shortlisted on one scale from 0 to ${grouped(end)}. The smallest are drawn a little longer, to be seen.`,
  toReviewIn: (count: number, job: string) => `${grouped(count)} to review in ${job}`,
  toReviewUnit: 'to review',
  toReviewMeans: (count: number) =>
    `${grouped(count)} to review: applied, and no recruiter has opened their profile from this job`,
  find: 'Find a job',
  companyPage: 'Company Page',
  post: 'Post an opportunity',
} as const;
