export const texts = {
  backToJob: 'Back to the job',
  searchResult: 'Search Result',
  search: 'Search Candidates',
  writtenOn: (date: string) => `Emailed on ${date}`,
  answers: 'Answers of hiring managers',
  undoLast: 'Undo the last decision',
  decision: 'Decision',
  tooEarly: 'The profile was still loading, so nothing was done.',
  proofKinds: { link: 'Live site', pdf: 'PDF', video: 'Video', none: '' },
} as const;
