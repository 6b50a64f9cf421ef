export const texts = {
  choose: 'choose',
  open: 'open',
} as const;
