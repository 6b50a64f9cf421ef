/** What the screens about posted jobs share. */
export const texts = {
  jobs: 'Jobs',
  loading: 'Loading jobs',
  count: (value: number) => ({ value, unit: value === 1 ? 'job' : 'jobs' }),
  viewActive: 'View Active Jobs',
  viewClosed: 'View Closed Jobs',
  noActive: 'No Active Jobs!',
  noActiveHelp: 'Post an opportunity and its applicants appear here.',
  post: 'Post an opportunity',
} as const;
