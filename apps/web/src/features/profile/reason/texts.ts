export const texts = {
  why: (name: string) => `Why is ${name} not a fit?`,
  private: 'Only you see the reason.',
  none: 'No reason',
  other: 'Reason',
  save: 'Save',
} as const;
