/** What the frame of the onboarding says. */
export const texts = {
  onboarding: 'Onboarding',
  steps: 'Steps',
  progress: 'Progress',
  skipped: 'Skipped',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;
