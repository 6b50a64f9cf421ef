import type { Theme } from '../../../state/theme-state.ts';

export const texts = {
  theme: 'Theme',
  text: 'Light, dark or the same as your system. Saved on this device.',
} as const;

export const themeOptions: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
