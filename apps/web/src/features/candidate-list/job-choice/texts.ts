export const texts = {
  title: 'Shortlist for another job',
  jobs: 'Open jobs',
  find: 'Find a job',
  loading: 'Loading open jobs',
  none: 'You have no other open job.',
  post: 'Post a job',
  posted: (day: string) => `Posted ${day}`,
} as const;
