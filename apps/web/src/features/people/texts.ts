import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  candidates: (count: number) => (count === 1 ? '1 candidate' : `${grouped(count)} candidates`),
  scoreUnits: { match: 'match', points: 'GloPoints' },
  scoreMeans: {
    match: 'Match: how well someone fits all that is looked for, out of 100.',
    points: 'GloPoints: the score that Glo gives a student. It goes up to 1,000.',
  },
  shortlist: { shortlist: 'Shortlist', shortlisted: 'Shortlisted', remove: 'Remove' },
  connect: 'Connect',
  addToFolder: 'Add to Folder',
  phone: 'Phone',
  copyPhone: 'Copy phone number',
  email: 'E-mail',
  copyEmail: 'Copy e-mail address',
  notCopied: 'The browser did not copy. Please select the text and copy it.',
  noEmail: 'No e-mail address given',
  maybeRemoved: 'The profile may have been removed, or the link is not complete.',
  notLoaded: (what: string) => `${what} could not be loaded`,
  tryAgain: 'Try again',
  toLoad: (what: string) => `to load ${what}`,
} as const;
