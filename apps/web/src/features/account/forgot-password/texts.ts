export const texts = {
  claim: 'Back in a minute.',
  claimText: 'Your jobs and candidates wait where you left them.',
  title: 'Forgot Password',
  lead: 'We send a code to your e-mail. With it you choose a new password.',
  notes: {
    codeNeeded: 'A code comes first. Tell us your e-mail, and we send you one.',
    proofExpired: 'Your code is too old for a new password by now. We can send you another one.',
  },
} as const;
