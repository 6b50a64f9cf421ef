/** What stands around a screen: the sidebar, the banners in it, the frame of the onboarding. */
export const texts = {
  home: (product: string) => `${product}, to the dashboard`,
  mainNavigation: 'Main',
  verification: 'Verification',
  verificationNote: 'Certain activities may be restricted until verification.',
  accountMenu: 'Account menu',
  onboarding: 'Onboarding',
  steps: 'Steps',
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
} as const;
