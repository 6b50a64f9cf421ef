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
  instead: 'Nothing found, look here instead',
  applied: (applicants: string, toReview: string) =>
    toReview === '0' ? `${applicants} applied` : `${applicants} applied, ${toReview} to review`,
  closedJob: 'Closed',
  people: (count: string) => `${count} people`,
  onePerson: '1 person',
  inFolders: (names: readonly string[]) => `In folders: ${names.join(', ')}`,
  nothingAlone: (typed: string) => `Nothing here is called “${typed}”.`,
  nothing: (typed: string) =>
    `Nothing here is called “${typed}”.\nPeople are found by name once you have seen them since this page was loaded.`,
  nothingBlind: (typed: string) => `Nothing here is called “${typed}”.\n${blindTexts.namesHidden}`,
  jobsLoading: 'Loading your jobs',
  jobsNotLoaded: 'Your jobs could not be loaded.',
} as const;
