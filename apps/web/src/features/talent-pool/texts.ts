export const texts = {
  title: 'Talent Pool',
  resource: 'Suggested candidates',
  loading: 'Loading suggested candidates',
  suggested: 'Suggested for your company',
  candidates: 'candidates',
  knowAllOf: 'Show candidates who know all of',
  noMatch: {
    title: 'No one matches',
    text: (technologies: readonly string[]) =>
      `No suggested candidate works with ${new Intl.ListFormat('en', { type: 'conjunction' }).format(technologies)} together.`,
    showAll: 'Show all',
  },
  none: {
    title: 'No Candidates Found',
    text: "No candidates know your company's technologies yet.",
  },
  noTechnologies: {
    title: 'No technologies listed yet',
    text: "We suggest candidates who know your company's technologies. Ask our support team to add them to your company.",
    add: 'Ask to add them',
  },
  search: 'Search Candidates',
} as const;
