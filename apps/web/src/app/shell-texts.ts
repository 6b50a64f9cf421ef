/** What the sidebar says. */
export const texts = {
  dashboard: 'Dashboard',
  recruit: 'Recruit',
  post: 'Post Opportunities',
  search: 'Search Candidates',
  talentPool: 'Talent Pool',
  shortlisted: 'Shortlisted',
  companyPage: 'Company Page',
  helpCentre: 'Help Center',
} as const;
