export const texts = {
  shortlisted: 'Shortlisted for this job',
} as const;
