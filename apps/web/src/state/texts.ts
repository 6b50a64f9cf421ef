/** What notices say of their own. */
export const texts = {
  undo: 'Undo',
} as const;
