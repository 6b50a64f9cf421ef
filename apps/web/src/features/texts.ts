/** What many features share: what is read from a service, lists that are searched, places. */
export const texts = {
  notLoaded: (what: string) => `${what} could not be loaded`,
  unreadable: 'The answer could not be read. If it stays so, please report a bug: the report carries the details.',
  leftOut: (count: number) => `${count} could not be shown`,
  nothingLost: 'Nothing you did is lost.',
  noMatches: 'No matches',
  nothingHolds: (typed: string) => `Nothing here holds “${typed}”.`,
  searchFailed: 'The search did not work. Type on to try again.',
  location: 'Location',
  searchCity: 'Search for your city',
} as const;
