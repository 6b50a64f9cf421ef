export const texts = {
  claim: 'One more step, and you are in.',
  claimText: 'A password that is long and only yours keeps your candidates’ details safe as well.',
  title: 'Create new password',
  forBefore: 'For ',
  set: 'Set Password',
} as const;
