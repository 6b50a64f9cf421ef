export const texts = {
  onboarding: 'Onboarding',
  steps: 'Steps',
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;

/** Labels of finished steps with a remark. */
export const standings = {
  skipped: 'Skipped',
  notNeeded: 'Not needed',
  verified: 'Verified',
  underVerification: 'Under Verification',
  failed: 'Failed',
} as const;
