import { texts as jobs } from '../form/texts.ts';

export const texts = {
  title: jobs.posted,
  next: 'Review applicants and recommended candidates in the Recruit section.',
  isActive: (job: string) => `${job} is now active.`,
  recommended: 'See recommended candidates',
  view: 'View job',
  done: 'Done',
} as const;
