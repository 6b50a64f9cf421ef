export const texts = {
  claim: 'Early talent, in a good light.',
  claimText: 'Meet students through the work they have already done, not only the marks they got.',
  title: 'Welcome Back',
  lead: (product: string) => `Sign in to ${product} Recruiter.`,
  userNotFound: 'User not found',
  notes: {
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordSet: 'Your new password is set. Please sign in with it.',
    passwordChanged: 'Your password is changed. Please sign in with the new one.',
    accountDeleted: 'Your account is deleted, and you are signed out.',
  },
} as const;
