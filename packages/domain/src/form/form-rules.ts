import { type Clean, isEmpty, type Rule } from './field.ts';

/** A rule gets the whole form `F`, because the end of a range depends on its beginning. */
export interface FieldRule<T, F> {
  /** Returns the specified error, or `null` if the value passes. */
  readonly error: (value: T, form: F) => string | null;
  readonly required: (form: F) => boolean;
  readonly applies: (form: F) => boolean;
  readonly clean?: Clean<T>;
}

export type FormRules<F> = { readonly [K in keyof F]: FieldRule<F[K], F> };

const always = () => true;

export function mandatory<T>(error: Rule<T>, clean?: Clean<T>): FieldRule<T, unknown> {
  return { error, required: always, applies: always, ...(clean && { clean }) };
}

export function optional<T>(error: Rule<T>, clean?: Clean<T>): FieldRule<T, unknown> {
  return { ...mandatory((value) => (isEmpty(value) ? null : error(value)), clean), required: () => false };
}

export const anyValue: Omit<FieldRule<unknown, unknown>, 'clean'> = mandatory(() => null);

export function fieldNames<F>(rules: FormRules<F>): readonly (keyof F & string)[] {
  return Object.keys(rules) as (keyof F & string)[];
}

export function isComplete<F>(rules: FormRules<F>, form: NoInfer<F>): boolean {
  return fieldNames(rules).every((name) => !rules[name].applies(form) || rules[name].error(form[name], form) === null);
}
