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
  claimText: 'Post a job and find students who have already built something like it.',
  title: 'Get Started',
  lead: (product: string) => `Create your ${product} Recruiter account.`,
  emailHint: 'Use your work email so that we can confirm your company.',
  alreadyRegistered: 'Email already Registered',
  agreement: 'Agreement',
  acceptPolicy: 'Accept the privacy policy to continue',
  agree: 'I agree to the ',
  haveAccount: 'Already have an account? ',
} as const;

export const verifyCodeTexts = {
  claim: 'One minute to your first candidate.',
  claimText: 'The code protects your account. It works once and expires after 15 minutes.',
  title: 'Enter the one-time code',
  sentTo: 'We sent six digits to ',
  code: 'One-time code',
  incomplete: 'Enter all six digits of the code.',
  noDigits: (pasted: string) => `You pasted “${shortened(pasted)}”, which has no digits. Copy the code from the email.`,
  verify: 'Verify',
  resent: "We've sent a new code. ",
  noCode: "Didn't get a code? ",
  resend: 'Resend the code',
  resendIn: 'Resend the code in ',
} as const;

export const forgotPasswordTexts = {
  claim: 'Reset your password.',
  claimText: 'It takes about a minute. Your jobs and candidates stay as they are.',
  title: 'Forgot Password',
  lead: "We'll email you a code. Enter it to choose a new password.",
  notes: {
    codeNeeded: "Enter your email and we'll send you a code.",
    proofExpired: 'Your code has expired. Request a new one.',
  },
} as const;

export const newPasswordTexts = {
  claim: 'One last step.',
  claimText: "A long, unique password also protects your candidates' details.",
  title: 'Create new password',
  forBefore: 'For ',
  set: 'Set Password',
} as const;

const shortened = (text: string): string => text.trim().replace(/^(.{30}).+$/su, '$1…');
