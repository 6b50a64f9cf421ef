import type { Theme } from '../../../state/theme-state.ts';
import { texts } from './theme-texts.ts';

export const themeOptions: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: texts.themes.light },
  { value: 'dark', label: texts.themes.dark },
  { value: 'system', label: texts.themes.system },
];
