export const texts = {
  undo: 'Undo',
} as const;
