import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  posted: 'Posted Successfully',
  job: 'This job',
  steps: ['Details', 'Description', 'Preview'],
  refused: 'This job cannot be shown',
  maybeRemoved: 'The job may have been removed, or the link is not complete.',
  toJobs: 'View Active Jobs',
  loading: 'Loading the job',
  description: 'Job Description',
  preview: 'Job Preview',
  back: 'Back',
  discard: 'Discard',
  applicantCount: (count: number) => `${grouped(count)} Applicants`,
} as const;
