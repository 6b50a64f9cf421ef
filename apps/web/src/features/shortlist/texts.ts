import { isolated } from '@glo/domain/shared/isolated';

export const texts = {
  shortlisted: 'Shortlisted for this job',
  shortlistedFor: (title: string) => `Shortlisted for ${isolated(title)}`,
  removed: 'Removed from the shortlist',
  already: (name: string) => `${isolated(name)} is already shortlisted.`,
  notListed: (name: string) => `${isolated(name)} isn't on the shortlist.`,
  elsewhere: (name: string) => `${isolated(name)} was already shortlisted from another tab.`,
} as const;
