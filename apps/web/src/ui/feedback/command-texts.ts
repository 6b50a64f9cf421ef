/** What a command dialog says by itself. */
export const texts = {
  choose: 'choose',
  open: 'open',
} as const;
