import type { JobFit } from '@glo/domain/talent-pool/job-fit';

export const texts = {
  title: 'Talent Pool',
  resource: 'Suggested candidates',
  loading: 'Loading suggested candidates',
  suggested: 'Candidates suggested to your company',
  suggestedBy: (technologies: string) => `Suggested by your company’s technologies: ${technologies}`,
  andMore: (named: string, more: number) => `${named} and ${more} more`,
  candidates: 'candidates',
  technologies: 'Technologies',
  others: 'Others',
  byJobFit: 'Most skills first, then fit to your jobs',
  /** Number first, because long titles are truncated. */
  fits: ({ title, held, most }: JobFit) => `${held} of ${most} for ${title}`,
  people: (count: number) => (count === 1 ? 'candidate' : 'candidates'),
  noMatch: {
    title: 'No one matches',
    text: (technologies: readonly string[]) =>
      `No one suggested works with ${new Intl.ListFormat('en', { type: 'conjunction' }).format(technologies)} together.`,
    showAll: 'Show all',
  },
  none: {
    title: 'No Candidates Found',
    text: 'No candidates know your company’s technologies yet.',
  },
  noTechnologies: {
    title: 'No technologies listed yet',
    text: 'Candidates are suggested by the technologies your company works with. Our support team adds them to your company.',
    add: 'Ask to add them',
  },
  search: 'Search Candidates',
} as const;
