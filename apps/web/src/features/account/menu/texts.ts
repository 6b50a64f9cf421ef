/** What /account says, and what the account menu shares with it. */
export const texts = {
  title: 'Account',
  withGoogle: (email: string) => `${email}, signed in with Google`,
  editProfile: 'Edit profile details',
  editProfileText: 'Your pictures, name, position, phone number and location.',
  changePassword: 'Change Password',
  changePasswordText: 'You sign in again with the new one.',
  noPassword: 'You sign in with Google, so there is no password here. Google looks after yours.',
  theme: 'Theme',
  themeText: 'Light, dark, or as your system is. Kept on this device.',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  deleteAccount: 'Delete your account',
  deleteAccountText: 'For good, with all your data.',
} as const;
