export const texts = {
  shortlisted: 'Shortlisted for this job',
  elsewhere: (name: string) => `${name} was already shortlisted from another tab.`,
} as const;
