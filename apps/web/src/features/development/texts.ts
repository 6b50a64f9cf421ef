export const texts = {
  title: 'Test page',
  version: (version: string) => `Version ${version}`,
  services: 'Services',
  recruiterApi: 'Recruiter API',
  candidateApi: 'Candidate data service',
  states: { loading: 'Asking', ready: 'Answers', failed: 'Does not answer' },
  tooLate: 'It did not answer in time.',
  unreachable: 'It cannot be reached.',
  undocumented: 'It answers, but not as documented.',
  tryAgain: 'Try again',
} as const;
