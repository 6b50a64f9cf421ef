export const texts = {
  title: 'Privacy policy',
  since: 'In force since November 1, 2026.',
  contents: 'Contents',
  back: 'Back',
  toProduct: (product: string) => `Go to ${product} Recruiter`,
} as const;
