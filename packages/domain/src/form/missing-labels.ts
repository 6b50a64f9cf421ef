import type { Field } from './field.ts';

type Labels<Name extends string> = Readonly<Record<NoInfer<Name>, string>>;
type Checked<Name extends string> = Readonly<Record<Name, Pick<Field<never>, 'missing' | 'valid'>>>;

/** Labels of the required fields that are empty, in the order of the form. */
export function missingLabels<Name extends string>(
  fields: Readonly<Record<Name, Pick<Field<never>, 'missing'>>>,
  labels: Labels<Name>,
): readonly string[] {
  return namesOf(fields)
    .filter((name) => fields[name].missing)
    .map((name) => labels[name]);
}

/** Labels of the fields that are filled and invalid, in the order of the form. */
export function wrongLabels<Name extends string>(fields: Checked<Name>, labels: Labels<Name>): readonly string[] {
  const isWrong = (name: Name) => !fields[name].missing && !fields[name].valid;
  return namesOf(fields)
    .filter(isWrong)
    .map((name) => labels[name]);
}

const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) => Object.keys(fields) as Name[];
