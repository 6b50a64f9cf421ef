/** Part of the first load. */
export const texts = {
  pageTitle: (screen: string, product: string) => `${screen} · ${product} Recruiter`,
  loading: 'Loading',
} as const;
