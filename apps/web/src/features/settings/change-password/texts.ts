export const texts = {
  title: 'Change password',
  lead: { title: 'A new password', text: 'Once it is saved, you are signed out and sign in again with the new one.' },
  leadWithGoogle: { title: 'No password here', text: 'You sign in with Google.' },
  google: 'Google looks after your password',
  googleText: (email: string) => `You sign in as ${email} with Google, and change that password there.`,
  current: 'Current password',
  save: 'Save Changes',
} as const;
