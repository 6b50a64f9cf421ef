export const texts = {
  account: 'Account',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordHint: 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)',
  /** The one refusal that certainly concerns the new password (decision 63). */
  passwordTooCommon: 'This password is too common. Please choose another one.',
  getCode: 'Get verification code',
} as const;

export const signUpTexts = {
  claim: 'Your next colleague is still studying.',
  claimText: 'Post a job, and see who has already built it.',
  title: 'Get Started',
  lead: (product: string) => `Create your ${product} Recruiter account.`,
  emailHint: 'Use your work email: it shows which company you work for.',
  alreadyRegistered: 'Email already Registered',
  agreement: 'Agreement',
  agree: 'I agree to the ',
  haveAccount: 'Already have an account? ',
} as const;

export const verifyCodeTexts = {
  claim: 'One minute to your first candidate.',
  claimText: 'The code keeps your account yours. It works once, for fifteen minutes.',
  title: 'Enter the one-time code',
  sentTo: 'We sent six digits to ',
  code: 'One-time code',
  incomplete: 'Enter all six digits of the code.',
  verify: 'Verify',
  resent: 'A new code is on its way. ',
  noCode: 'No code? ',
  resend: 'Resend the code',
  resendIn: 'Resend the code in ',
} as const;

export const forgotPasswordTexts = {
  claim: 'Back in a minute.',
  claimText: 'Your jobs and candidates wait where you left them.',
  title: 'Forgot Password',
  lead: 'We send a code to your email. With it you choose a new password.',
  notes: {
    codeNeeded: 'A code comes first. Tell us your email, and we send you one.',
    proofExpired: 'Your code is too old for a new password by now. We can send you another one.',
  },
} as const;

export const newPasswordTexts = {
  claim: 'One more step, and you are in.',
  claimText: 'A password that is long and only yours keeps your candidates’ details safe as well.',
  title: 'Create new password',
  forBefore: 'For ',
  set: 'Set Password',
} as const;
