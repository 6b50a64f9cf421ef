import type { Field } from './field.ts';

/** The labels of the fields that have to be given and are not yet, in the order of the form. */
export function missingLabels<Name extends string>(
  fields: Readonly<Record<Name, Pick<Field<never>, 'missing'>>>,
  labels: Readonly<Record<NoInfer<Name>, string>>,
): readonly string[] {
  return (Object.keys(fields) as Name[]).filter((name) => fields[name].missing).map((name) => labels[name]);
}
