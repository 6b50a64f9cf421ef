export const texts = {
  title: 'Download Our App',
  text: 'Get the app for the best mobile experience!',
  wider: (product: string) => `On a computer, a wider window opens ${product} Recruiter.`,
  goOn: 'Continue in this window',
  appStore: { lead: 'Download on the', name: 'App Store' },
  playStore: { lead: 'Get it on', name: 'Google Play' },
} as const;
