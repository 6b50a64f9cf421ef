/** What is said of a job's shortlist. */
export const texts = {
  shortlisted: 'Shortlisted for this job',
} as const;
