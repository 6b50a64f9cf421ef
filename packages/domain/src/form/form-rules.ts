import type { Clean, Rule } from './field.ts';

/** What a form asks of one of its fields. `F`: all that the form holds, since the end of a range is judged beside its beginning. */
export interface FieldRule<T, F> {
  /** What is wrong with the value, in the specification's words; null when it passes. */
  readonly error: (value: T, form: F) => string | null;
  /** False when it may be left empty. */
  readonly required: (form: F) => boolean;
  /** False while the rest of the form leaves it unused: it is not checked then. */
  readonly applies: (form: F) => boolean;
  readonly clean?: Clean<T>;
}

/** A rule for every field of a form: the compiler refuses a form that leaves one out. */
export type FormRules<F> = { readonly [K in keyof F]: FieldRule<F[K], F> };

const always = () => true;

/** Has to be given, and to pass. */
export function mandatory<T>(error: Rule<T>, clean?: Clean<T>): FieldRule<T, unknown> {
  return { error, required: always, applies: always, ...(clean && { clean }) };
}

/** May be left empty; has to pass otherwise. */
export function optional<T>(error: Rule<T>, clean?: Clean<T>): FieldRule<T, unknown> {
  return { error, required: () => false, applies: always, ...(clean && { clean }) };
}

/** Always has a value, and any will do. */
export const anyValue: Omit<FieldRule<unknown, unknown>, 'clean'> = mandatory(() => null);

/** The fields of a form, in its order. */
export function fieldNames<F>(rules: FormRules<F>): readonly (keyof F & string)[] {
  return Object.keys(rules) as (keyof F & string)[];
}

/** Whether everything that is asked for has been entered, and passes. */
export function isComplete<F>(rules: FormRules<F>, form: NoInfer<F>): boolean {
  return fieldNames(rules).every((name) => !rules[name].applies(form) || rules[name].error(form[name], form) === null);
}
