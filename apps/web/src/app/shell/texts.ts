import { grouped } from '../../ui/tokens/grouped.ts';
import { texts as theme } from '../../features/settings/menu/theme-texts.ts';

export const texts = {
  loading: 'Loading',
  skip: 'Skip to content',
  skipToList: 'Skip to the candidates',
  home: (product: string) => `${product}: go to the start page`,
  mainNavigation: 'Main',
  menu: 'Menu',
  find: 'Find anyone',
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
    title: 'Remove everything saved in this browser?',
    text: "Your decisions on candidates, notes, saved searches, templates and activity are kept only here. They can't be restored.",
    cancelLabel: 'Cancel',
    confirmLabel: 'Sign out and remove',
  },
  theme: theme.theme,
} as const;

export const unfinishedTexts = {
  notDone: (count: number) => (count === 1 ? '1 thing was not done.' : `${grouped(count)} things were not done.`),
  show: 'Show',
} as const;

export const connectionTexts = {
  connection: 'Connection',
  offline: "You're offline. What you type is kept in this tab. We'll load the rest when you're back online.",
  unreachable: "We can't reach the server. What you type is kept in this tab. We'll load the rest when it's back.",
  back: "You're connected again.",
} as const;

export const downloadTexts = {
  title: 'Download Our App',
  text: 'Get the app for the best mobile experience!',
  wider: (product: string) => `To use ${product} Recruiter on a computer, widen this window.`,
  continueHere: 'Continue in this window',
  appStore: { lead: 'Download on the', name: 'App Store' },
  playStore: { lead: 'Get it on', name: 'Google Play' },
} as const;

export const notFoundTexts = {
  title: 'Page not found',
  text: "This page doesn't exist. Check the address, or go to the start page.",
  start: 'Go to the start page',
} as const;
