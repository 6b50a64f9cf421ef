import { grouped } from '../../ui/tokens/grouped.ts';

/** What a comparison of candidates says. */
export const texts = {
  title: 'Compare',
  pageTitle: (people: string) => `Compare ${people}`,
  table: 'Comparison',
  candidate: 'Candidate',
  onlyDifferences: 'Only differences',
  allSame: 'They differ in nothing that is compared.',
  print: 'Print',
  copyLink: 'Copy link',
  linkCopied: 'Link copied!',
  remove: (name: string) => `Take ${name} out of the comparison`,
  ofPerson: (name: string) => ` ${name}`,
  nobody: 'No one to compare',
  nobodyText: 'Select two to four candidates in a list, then press Compare.',
  oneMore: 'One more is needed to compare: select two to four candidates in a list.',
  notThere: (count: number) =>
    count === 1
      ? 'One of the candidates is not there any more. The profile may have been removed, or the link is not complete.'
      : `${count} of the candidates are not there any more. The profiles may have been removed, or the link is not complete.`,
  tooMany: (count: number) =>
    `At most four are compared: ${count === 1 ? 'one more is' : `${grouped(count)} more are`} left out.`,
  loading: 'Loading',
  notLoaded: 'Not loaded',
  part: { profile: 'Profile', works: 'Proof of Work', points: 'GloPoints' },
  sameForAll: ' (the same for all)',
  has: 'Has it',
  notListed: 'Not listed',
  newTab: ' (opens in a new tab)',
  none: 'None listed',
  nothingKept: 'Nothing yet',
  more: (count: number) => `and ${grouped(count)} more`,
  rows: {
    fitToJob: 'Fit to this job',
    fit: 'Fit to what you look for',
    skills: 'Skills',
    otherSkills: 'Other skills',
    education: 'Education',
    grade: 'Latest CGPA',
    experience: 'Experience',
    works: 'Proof of Work',
    points: 'GloPoints',
    location: 'Location',
    own: 'Yours',
  },
  line: (parts: readonly string[]) => parts.filter((part) => part !== '').join(', '),
  grade: (grade: string) => `${grade} CGPA`,
  starred: 'Starred',
  note: 'Private note',
  inFolders: (names: readonly string[]) => `In folders: ${names.join(', ')}`,
} as const;
