export const texts = {
  applicants: 'Applicants',
  notLoaded: (name: string) => `We couldn't load ${midSentence(name)}`,
  notLoadedTryAgain: (name: string) => `We couldn't load ${midSentence(name)}. Try again.`,
  unreadable:
    "We couldn't read the server's reply. If this happens again, please report a bug. The report includes the details.",
  forbidden: "You don't have permission to see this.",
  leftOut: (count: number) => `${count} could not be shown`,
  noMatches: 'No matches',
  noMatch: (typed: string) => `Nothing matches “${typed}”.`,
  searchFailed: 'The search failed. Keep typing to try again.',
  notAccepted: 'The server refused this. Please correct the marked field.',
  location: 'Location',
  searchCity: 'Search for your city',
} as const;

/** 'Applicants' becomes 'the applicants'. Names with another capital stay: 'Proof of Work'. */
function midSentence(name: string): string {
  if (/[A-Z]/.test(name.slice(1))) return name;
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  return /^(?:the|this|your) /.test(lower) ? lower : `the ${lower}`;
}
