/** What the frame of the onboarding says. */
export const texts = {
  onboarding: 'Onboarding',
  steps: 'Steps',
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;

/** What is said of a step that is behind and not simply done. */
export const standings = {
  skipped: 'Skipped',
  notNeeded: 'Not needed',
  verified: 'Verified',
  underVerification: 'Under Verification',
  failed: 'Failed',
} as const;
