import { grouped } from '../../ui/tokens/grouped.ts';

/** What Recruit says. */
export const texts = {
  title: 'JOB POSTED',
  list: { ACTIVE: 'Active jobs', CLOSED: 'Closed jobs' },
  order: 'Order',
  orders: {
    newest: 'Newest first',
    applicants: 'Most applicants',
    review: 'Most to review',
    title: 'Title',
    place: 'Place',
    type: 'Type',
  },
  view: 'Show as',
  views: { cards: 'Cards', table: 'Table' },
  columns: {
    title: 'Title',
    place: 'Place',
    type: 'Type',
    newest: 'Posted',
    applicants: 'Applied',
    review: 'To review',
    shortlisted: 'Shortlisted',
  },
  manage: 'Manage details',
  manageOf: (job: string) => `Manage details of ${job}`,
  duplicate: 'Duplicate',
  duplicateOf: (job: string) => `Duplicate ${job}`,
  sums: { applied: 'applied', toReview: 'to review', shortlisted: 'shortlisted' },
  fullBar: (scale: number) => `Full width: ${grouped(scale)} Applicants`,
  noneFound: 'No jobs found',
  showAll: 'Show all',
  noPrevious: 'No Previous Jobs Posted!',
  noPreviousHelp: 'Closed jobs stay here with their candidates.',
} as const;
