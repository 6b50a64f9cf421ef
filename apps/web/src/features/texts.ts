/** What many features share: what is read from a service, lists that are searched, places. */
export const texts = {
  notLoaded: (what: string) => `${what} could not be loaded`,
  nothingLost: 'Nothing you did is lost.',
  noMatches: 'No matches',
  searchFailed: 'The search did not work. Type on to try again.',
  location: 'Location',
  searchCity: 'Search for your city',
} as const;
