import type { Theme } from '../../../state/theme-state.ts';

export const texts = {
  theme: 'Theme',
  text: 'Light, dark or the same as your system. Saved on this device.',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
} as const;

export const themeOptions: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: texts.themes.light },
  { value: 'dark', label: texts.themes.dark },
  { value: 'system', label: texts.themes.system },
];
