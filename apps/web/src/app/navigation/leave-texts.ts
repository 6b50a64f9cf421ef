export const texts = {
  title: 'Leave without saving?',
  text: 'Your changes here are not saved yet.',
  stay: 'Keep editing',
  go: 'Leave',
} as const;
