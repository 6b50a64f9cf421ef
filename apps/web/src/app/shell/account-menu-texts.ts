import { texts as theme } from '../../features/settings/menu/theme-texts.ts';

export const texts = {
  editProfile: 'Edit Profile',
  companyPage: 'Company Page',
  activity: 'Activity',
  account: 'Account',
  helpCentre: 'Help Center',
  keys: 'Keyboard shortcuts',
  signOut: 'Sign Out',
  theme: theme.theme,
} as const;
