export const texts = {
  lead: 'Jobs are posted in its name. Join the page it already has here, or create one.',
  leadWhereNeeded:
    'Everything you entered is saved. The dashboard, jobs and candidates need a company. Join yours or create its page to continue.',
  joining: 'Colleagues and their jobs show once you are verified, if not before.',
  join: 'Join',
  joinThis: (company: string) => `Join ${company}`,
  isJoining: (company: string) => `You are joining ${company}.`,
  joined: (company: string) => `You joined ${company}.`,
  company: 'Company',
  search: 'Search for your company',
  hint: 'Not listed? Type its name to create its page.',

  create: (name: string) => `Create “${name}”`,
  missing: 'Choose a company, or create its page',
  skip: 'Skip for now',
  skipMeans: "You can't post or search until you add a company.",
  notLoaded: 'The companies could not be loaded',
  notFetched: 'Failed to fetch companies. Please try again.',
} as const;
