import type { Failure } from '../shared/outcome.ts';
import type { Field } from './field.ts';

type Checked = Pick<Field<never>, 'valid' | 'reveal'>;
export type RefusableFields = Readonly<Record<string, { refuse(message: string): void }>>;
type Fields = Readonly<Record<string, Checked>>;

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

type Labels<Name extends string> = Readonly<Record<NoInfer<Name>, string>>;
type LabeledField = Pick<Field<never>, 'missing' | 'valid' | 'wasSubmitted'>;
type LabeledFields<Name extends string> = Readonly<Record<Name, LabeledField>>;

/** Labels of the required fields that are empty, in the order of the form. None before the first submission. */
export function missingLabels<Name extends string>(
  fields: LabeledFields<Name>,
  labels: Labels<Name>,
): readonly string[] {
  return labelsOf(fields, labels, ({ missing }) => missing);
}

/** Labels of the fields that are filled and invalid, in the order of the form. None before the first submission. */
export function wrongLabels<Name extends string>(fields: LabeledFields<Name>, labels: Labels<Name>): readonly string[] {
  return labelsOf(fields, labels, ({ missing, valid }) => !missing && !valid);
}

function labelsOf<Name extends string>(
  fields: LabeledFields<Name>,
  labels: Labels<Name>,
  isNamed: (field: LabeledField) => boolean,
): readonly string[] {
  const names = Object.keys(fields) as Name[];
  if (!names.some((name) => fields[name].wasSubmitted)) return [];
  return names.filter((name) => isNamed(fields[name])).map((name) => labels[name]);
}
