import type { Failure } from '../shared/outcome.ts';
import type { Field } from './field.ts';

type Checked = Pick<Field<never>, 'valid' | 'reveal'>;
export type RefusableFields = Readonly<Record<string, { refuse(message: string): void }>>;
export type Fields = Readonly<Record<string, Checked>>;

/** Form validity is the AND of all fields (specification 1, section 4). */
export function allValid(fields: Fields): boolean {
  return Object.values(fields).every((field) => field.valid);
}

/** Ignores refusals, because the service may accept the same values the next time. */
export function canSend(fields: Readonly<Record<string, Pick<Field<never>, 'ownError'>>>): boolean {
  return Object.values(fields).every(({ ownError }) => ownError === null);
}

export function readyToSend(
  fields: Readonly<Record<string, Pick<Field<never>, 'lift' | 'reveal' | 'ownError'>>>,
): boolean {
  for (const field of Object.values(fields)) field.lift();
  for (const field of Object.values(fields)) field.reveal();
  return canSend(fields);
}

/** Shows all errors. Returns the name of the first invalid field, or `null`. */
export function revealErrors<F extends Fields>(fields: F): (keyof F & string) | null {
  for (const field of Object.values(fields)) field.reveal();
  return Object.keys(fields).find((name) => fields[name]?.valid === false) ?? null;
}

/** Shows a refusal at the field that it names. Returns false if the form does not have that field. */
export function refuseField(fields: RefusableFields, { field = '', text }: Failure): boolean {
  const refused = text === '' ? undefined : fields[field];
  refused?.refuse(text);
  return refused !== undefined;
}
