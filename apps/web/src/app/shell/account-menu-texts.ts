import { texts as theme } from '../../features/settings/menu/theme-texts.ts';

export const texts = {
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
