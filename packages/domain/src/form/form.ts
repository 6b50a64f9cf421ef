import type { Failure } from '../shared/outcome.ts';
import type { Field } from './field.ts';

export type RefusableFields = Readonly<Record<string, { refuse(message: string): void }>>;

/** Lifts refusals and shows all other errors. Returns whether the form may be sent. */
export function readyToSend(
  fields: Readonly<Record<string, Pick<Field<never>, 'lift' | 'reveal' | 'ownError'>>>,
): boolean {
  for (const field of Object.values(fields)) field.lift();
  for (const field of Object.values(fields)) field.reveal();
  return Object.values(fields).every(({ ownError }) => ownError === null);
}

/** Shows a refusal at the field that it names. Returns false if the form does not have that field. */
export function refuseField(fields: RefusableFields, { field = '', text }: Failure): boolean {
  const refused = text === '' ? undefined : fields[field];
  refused?.refuse(text);
  return refused !== undefined;
}
