import type { FormRules } from '../form/form-rules.ts';

/** In the order of the dialog and of the chips. */
export const filterSections = ['skills', 'education', 'work', 'general'] as const;
export type FilterSection = (typeof filterSections)[number];

export interface FilterEntry<V, F extends object> {
  readonly label: string;
  readonly section: FilterSection;
  readonly none: V;
  readonly read: (stored: unknown) => V;
  /** Text of the chip, '' if the value restricts nothing. */
  readonly chip: (value: V) => string;
  readonly rules: FormRules<F>;
  readonly toForm: (value: V) => F;
  readonly fromForm: (form: F) => V;
}

export const labeled = (label: string, text: string) => (text === '' ? '' : `${label}: ${text}`);
