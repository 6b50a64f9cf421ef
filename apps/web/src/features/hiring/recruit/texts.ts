/** What Recruit says. */
export const texts = {
  title: 'JOB POSTED',
  list: { ACTIVE: 'Active jobs', CLOSED: 'Closed jobs' },
  find: 'Find a job',
  order: 'Order',
  orders: { newest: 'Newest first', applicants: 'Most applicants', title: 'Title' },
  noneFound: 'No job found',
  nothingHolds: (typed: string) => `Nothing here holds “${typed}”.`,
  showAll: 'Show all',
  noPrevious: 'No Previous Jobs Posted!',
  noPreviousHelp: 'Jobs that are closed stay here with their candidates.',
} as const;
