export const texts = {
  continue: 'Continue with Google',
  notOffered: 'Sign-in with Google is not set up here.',
  tryAgain: 'Try again',
  unreachable: 'Google cannot be reached. It may be blocked in this browser.',
  noAnswer: 'Google did not say who you are. Please try again.',
  signingIn: { before: 'Signing in as ', after: ' …' },
} as const;
