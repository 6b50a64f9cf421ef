export const texts = {
  theme: 'Theme',
  text: 'Light, dark or the same as your system. Saved on this device.',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;
