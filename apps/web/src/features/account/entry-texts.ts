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
  claimText: 'Meet students through their work, not only their grades.',
  title: 'Welcome Back',
  lead: (product: string) => `Sign in to ${product} Recruiter.`,
  userNotFound: 'User not found',
  notes: {
    sessionEnded: 'Your session has ended. Please sign in again.',
    passwordSet: 'Your new password is set. Please sign in with it.',
    passwordChanged: 'Your password has changed. Please sign in with the new one.',
    accountDeleted: "Your account is deleted, and you're signed out.",
  },
} as const;

export const googleTexts = {
  continue: 'Continue with Google',
  notOffered: "Google sign-in isn't set up here. Sign in with your email and password.",
  tryAgain: 'Try again',
  unreachable: "We can't reach Google. Your browser may be blocking it.",
  noAnswer: "Google didn't confirm your identity. Please try again.",
  signingIn: { before: 'Signing in as ', after: ' …' },
} as const;
