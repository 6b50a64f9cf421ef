export const texts = {
  claim: 'Your next colleague is still studying.',
  claimText: 'Post a job, and see who has already built it.',
  title: 'Get Started',
  lead: (product: string) => `Create your ${product} Recruiter account.`,
  emailHint: 'Use your work e-mail: it shows which company you work for.',
  alreadyRegistered: 'Email already Registered',
  agreement: 'Agreement',
  agree: 'I agree to the ',
  haveAccount: 'Already have an account? ',
} as const;
