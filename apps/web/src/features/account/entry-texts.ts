/** Texts of the first load: /login and its Google button. */
export const texts = {
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  login: 'Login',
  or: 'or',
  byGoogle: 'By continuing with Google you agree to the ',
  policy: 'privacy policy',
  newTab: ' (opens in a new tab)',
  newTo: (product: string) => `New to ${product}? `,
  createAccount: 'Create an account',
} as const;

export const loginTexts = {
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

export const googleTexts = {
  continue: 'Continue with Google',
  notOffered: 'Sign-in with Google is not set up here.',
  tryAgain: 'Try again',
  unreachable: 'Google cannot be reached. It may be blocked in this browser.',
  noAnswer: 'Google did not say who you are. Please try again.',
  signingIn: { before: 'Signing in as ', after: ' …' },
} as const;
