export const texts = {
  lead: 'Choose at least one industry.',
  missing: 'Choose at least one industry.',
  industries: 'Industries',
  selectedAfter: ' selected',
} as const;
