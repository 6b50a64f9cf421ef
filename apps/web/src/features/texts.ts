export const texts = {
  notLoaded: (what: string) => `${what} could not be loaded`,
  unreadable:
    'The reply could not be read. If this keeps happening, please report a bug: the report includes the details.',
  forbidden: 'You do not have permission to see this.',
  leftOut: (count: number) => `${count} could not be shown`,
  nothingLost: 'Your work is safe. Please try again.',
  noMatches: 'No matches',
  nothingHolds: (typed: string) => `Nothing matches “${typed}”.`,
  searchFailed: 'The search did not work. Keep typing to try again.',
  notAccepted: 'This was not accepted. Please correct the marked field.',
  location: 'Location',
  searchCity: 'Search for your city',
} as const;
