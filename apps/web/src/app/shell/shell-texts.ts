export const texts = {
  skip: 'Skip to content',
  home: (product: string) => `${product}, to the dashboard`,
  mainNavigation: 'Main',
  menu: 'Menu',
  verification: 'Verification',
  accountMenu: 'Account menu',
  dashboard: 'Dashboard',
  recruit: 'Recruit',
  post: 'Post Opportunities',
  search: 'Search Candidates',
  talentPool: 'Talent Pool',
  shortlisted: 'Shortlisted',
} as const;
