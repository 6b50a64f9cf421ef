export const texts = {
  title: 'Test page',
  version: (version: string) => `Version ${version}`,
  services: 'Services',
  recruiterApi: 'Recruiter API',
  candidateApi: 'Candidate data service',
  states: { loading: 'Checking', ready: 'Available', failed: 'Unavailable' },
  tooLate: "The service didn't reply in time.",
  unreachable: "We can't reach the service.",
  undocumented: 'The service replies, but not in the documented format.',
  tryAgain: 'Try again',
} as const;
