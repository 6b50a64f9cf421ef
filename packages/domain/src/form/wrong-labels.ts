import type { Field } from './field.ts';

/** The labels of the fields that are given and wrong, in the order of the form. */
export function wrongLabels<Name extends string>(
  fields: Readonly<Record<Name, Pick<Field<never>, 'missing' | 'valid'>>>,
  labels: Readonly<Record<NoInfer<Name>, string>>,
): readonly string[] {
  return (Object.keys(fields) as Name[])
    .filter((name) => !fields[name].missing && !fields[name].valid)
    .map((name) => labels[name]);
}
