/** What the sidebar and the account button say. */
export const texts = {
  skip: 'Skip to content',
  home: (product: string) => `${product}, to the dashboard`,
  mainNavigation: 'Main',
  verification: 'Verification',
  accountMenu: 'Account menu',
  dashboard: 'Dashboard',
  recruit: 'Recruit',
  post: 'Post Opportunities',
  search: 'Search Candidates',
  talentPool: 'Talent Pool',
  shortlisted: 'Shortlisted',
  companyPage: 'Company Page',
  helpCentre: 'Help Center',
  activity: 'Activity',
} as const;
