export const texts = {
  candidates: (count: number) => (count === 1 ? 'candidate' : 'candidates'),
  verified: 'Verified',
  chipMatches: ' (matches)',
} as const;
