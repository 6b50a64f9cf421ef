export const texts = {
  shortlisted: 'Shortlisted for this job',
  removed: 'Removed from the shortlist',
  undo: 'Undo',
  already: (name: string) => `${name} is already shortlisted.`,
  notListed: (name: string) => `${name} isn't on the shortlist.`,
  elsewhere: (name: string) => `${name} was already shortlisted from another tab.`,
} as const;
