export const texts = {
  notLoaded: (what: string) => `We couldn't load ${midSentence(what)}`,
  notLoadedTryAgain: (what: string) => `We couldn't load ${midSentence(what)}. Try again.`,
  unreadable:
    "We couldn't read the server's reply. If this happens again, please report a bug. The report includes the details.",
  forbidden: "You don't have permission to see this.",
  leftOut: (count: number) => `${count} could not be shown`,
  noMatches: 'No matches',
  nothingHolds: (typed: string) => `Nothing matches “${typed}”.`,
  searchFailed: 'The search failed. Keep typing to try again.',
  notAccepted: 'The server refused this. Please correct the marked field.',
  location: 'Location',
  searchCity: 'Search for your city',
} as const;

/** 'Applicants' becomes 'the applicants'. Names with another capital stay: 'Proof of Work'. */
function midSentence(what: string): string {
  if (/[A-Z]/.test(what.slice(1))) return what;
  const lower = what.charAt(0).toLowerCase() + what.slice(1);
  return /^(?:the|this|your) /.test(lower) ? lower : `the ${lower}`;
}
