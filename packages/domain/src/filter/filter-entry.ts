import type { FormRules } from '../form/form-rules.ts';

export const filterSections = ['skills', 'education', 'work', 'general'] as const;
export type FilterSection = (typeof filterSections)[number];

export interface FilterEntry<V, F extends object> {
  readonly label: string;
  readonly section: FilterSection;
  readonly none: V;
  readonly read: (stored: unknown) => V;
  readonly chip: (value: V) => string;
  readonly rules: FormRules<F>;
  readonly toForm: (value: V) => F;
  readonly fromForm: (form: F) => V;
}

export const labeled = (label: string, text: string) => (text === '' ? '' : `${label}: ${text}`);
