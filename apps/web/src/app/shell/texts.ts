import { texts as theme } from '../../features/settings/menu/theme-texts.ts';

export const texts = {
  loading: 'Loading',
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

export const menuTexts = {
  editProfile: 'Edit Profile',
  companyPage: 'Company Page',
  activity: 'Activity',
  account: 'Account',
  helpCentre: 'Help Center',
  keys: 'Keyboard shortcuts',
  signOut: 'Sign Out',
  signOutAndForget: 'Sign out and remove saved data',
  forget: {
    title: 'Remove what is saved in this browser?',
    text: 'Your notes, stars, saved searches, templates and activity are kept only here. They can’t be restored.',
    stay: 'Cancel',
    go: 'Sign out and remove',
  },
  theme: theme.theme,
} as const;

export const connectionTexts = {
  connection: 'Connection',
  offline: 'You are offline. What you type stays here; what did not load is loaded when the connection is back.',
  unreachable: 'The service cannot be reached. What you type stays here; what did not load is loaded when it is back.',
  back: 'The connection is back.',
} as const;

export const downloadTexts = {
  title: 'Download Our App',
  text: 'Get the app for the best mobile experience!',
  wider: (product: string) => `On a computer, a wider window opens ${product} Recruiter.`,
  goOn: 'Continue in this window',
  appStore: { lead: 'Download on the', name: 'App Store' },
  playStore: { lead: 'Get it on', name: 'Google Play' },
} as const;

export const notFoundTexts = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have been mistyped.',
  dashboard: 'Go to the dashboard',
} as const;
