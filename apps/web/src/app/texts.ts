/** What the application says before any screen is there; part of the first load. */
export const texts = {
  pageTitle: (screen: string, product: string) => `${screen} · ${product} Recruiter`,
  loading: 'Loading',
  googleFailed: 'Google sign-in could not be loaded. Try again',
} as const;
