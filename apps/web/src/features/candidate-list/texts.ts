import { grouped } from '../../ui/tokens/grouped.ts';

export const texts = {
  candidates: (count: number) => (count === 1 ? '1 candidate' : `${grouped(count)} candidates`),
  isNew: 'New',
  scoreUnits: { match: 'match', points: 'GloPoints' },
  pointsMean: "GloPoints: Glo's score for a student, up to 1,000.",
  shortlist: { shortlist: 'Shortlist', shortlisted: 'Shortlisted', remove: 'Remove' },
  unshortlist: 'Remove from the shortlist',
  rejectWithReason: 'Not a fit, with a reason',
  writeNote: 'Write a private note',
  connect: 'Connect',
  addToFolder: 'Add to Folder',
  phone: 'Phone',
  copyPhone: 'Copy phone number',
  email: 'Email',
  copyEmail: 'Copy email address',
  notCopied: "Your browser didn't copy the text. Please select and copy it.",
  noEmail: 'No email address given',
  maybeRemoved: 'The profile may have been removed, or the link may be incomplete.',
  tryAgain: 'Try again',
  newTab: ' (opens in a new tab)',
  mayShowName: {
    file: { title: "This file may show the candidate's name. Open it?", confirmLabel: 'Open file' },
    link: { title: "This link may show the candidate's name. Open it?", confirmLabel: 'Open link' },
    text: 'Blind review stays on.',
    cancelLabel: 'Cancel',
  },
} as const;
