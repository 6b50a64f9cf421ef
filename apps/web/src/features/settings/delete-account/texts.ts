export const texts = {
  title: 'Delete account',
  lead: 'Your account',
  warning: 'All your data is permanently deleted',
  warningText: 'Your profile, your jobs, your shortlists and your folders go with your account. This cannot be undone.',
  question: 'Delete this account permanently?',
  questionText: (email: string) => `${email} and everything that belongs to it will be deleted. This cannot be undone.`,
  keep: 'Keep my account',
  delete: 'Delete Account',
  deleting: 'Deleting your account …',
  password: 'Password',
  passwordHint: 'Enter your password to confirm that it is you.',
  google: {
    before: 'Sign in with Google once more, as ',
    after: '. You are asked again before anything is deleted.',
    otherIdentity: (email: string | undefined) => `This is another Google account. Please choose ${email}.`,
  },
} as const;
