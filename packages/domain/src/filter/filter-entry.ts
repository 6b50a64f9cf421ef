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

/** Readers of parsed JSON from a URL. A foreign value reads as empty, so that the other values survive. */

export const filterListMaximum = 60;

export function readList(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored.slice(0, filterListMaximum) : [];
}

export function readText(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

/** Returns `null` unless the value is a finite number of at least 0. */
export function readNumber(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isFinite(stored) && stored >= 0 ? stored : null;
}
