export const texts = { cancel: 'Cancel' } as const;
