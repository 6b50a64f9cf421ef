export const texts = {
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
