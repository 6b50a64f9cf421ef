import { texts as blindTexts } from '../../state/blind/texts.ts';

export const texts = {
  title: 'Command palette',
  placeholder: 'Search jobs, people and commands',
  placeholderAlone: 'Search commands',
  groups: {
    command: 'On this screen',
    everywhere: 'Everywhere',
    screen: 'Go to',
    job: 'Jobs',
    review: 'Reviews',
    folder: 'Folders',
    search: 'Saved searches',
    person: 'People seen or found',
  },
  instead: 'No results. Try these instead',
  applied: (applicants: string, toReview: string) =>
    toReview === '0' ? `${applicants} applied` : `${applicants} applied, ${toReview} to review`,
  closedJob: 'Closed',
  people: (count: string) => `${count} people`,
  onePerson: '1 person',
  inFolders: (names: readonly string[]) => `In folders: ${names.join(', ')}`,
  nothingAlone: (typed: string) => `No results for “${typed}”.`,
  nothing: (typed: string) => `No results for “${typed}”.\nPeople appear here once you've opened their list.`,
  nothingBlind: (typed: string) => `No results for “${typed}”.\n${blindTexts.namesHidden}`,
  jobsLoading: 'Loading your jobs',
  jobsNotLoaded: "We couldn't load your jobs.",
} as const;
