import { isolated } from '@glo/domain/shared/isolated';
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
    person: 'People',
    unloaded: "We couldn't load everyone",
  },
  instead: 'No results. Try these instead',
  applied: (applicants: string, toReview: string) =>
    toReview === '0' ? `${applicants} applied` : `${applicants} applied, ${toReview} to review`,
  closedJob: 'Closed',
  people: (count: string) => `${count} people`,
  onePerson: '1 person',
  inJob: (title: string, state: string) => (state === '' ? title : `${title} · ${state}`),
  between: ' · ',
  shortlisted: 'shortlisted',
  hasApplied: 'applied',
  inFolders: (names: readonly string[]) => `In folders: ${names.map(isolated).join(', ')}`,
  noResults: (typed: string) => `No results for “${typed}”.`,
  noResultsBlind: (typed: string) => `No results for “${typed}”.\n${blindTexts.namesHidden}`,
  peopleLoading: 'Loading people',
  peopleSlow: 'Loading people takes longer than usual.',
  peoplePaused: (time: string) => `Loading people is paused until ${time}, because the service asked to wait.`,
  peopleNotLoaded: "We couldn't load everyone.",
  tryAgain: 'Try again',
  jobsLoading: 'Loading your jobs',
  jobsNotLoaded: "We couldn't load your jobs.",
} as const;
