import type { Field } from './field.ts';

type Checked = Pick<Field<never>, 'valid' | 'reveal'>;
export type Fields = Readonly<Record<string, Checked>>;

/** Form validity is the AND of all fields (specification 1, section 4). */
export function allValid(fields: Fields): boolean {
  return Object.values(fields).every((field) => field.valid);
}

/** Shows every error; returns the name of the first invalid field in the form's order, or null. */
export function revealErrors<F extends Fields>(fields: F): (keyof F & string) | null {
  for (const field of Object.values(fields)) field.reveal();
  return Object.keys(fields).find((name) => fields[name]?.valid === false) ?? null;
}
