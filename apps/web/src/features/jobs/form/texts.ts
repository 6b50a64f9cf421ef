import { grouped } from '../../../ui/tokens/grouped.ts';

export const texts = {
  posted: 'Posted Successfully',
  job: 'This job',
  steps: ['Details', 'Description', 'Preview'],
  refused: "We can't show this job",
  maybeRemoved: 'The job may have been removed, or the link may be incomplete.',
  toJobs: 'View Active Jobs',
  loading: 'Loading the job',
  description: 'Job Description',
  preview: 'Job Preview',
  back: 'Back',
  discard: 'Discard',
  applicantCount: (count: number) => `${grouped(count)} Applicants`,
} as const;
