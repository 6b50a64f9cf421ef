import { type Clean, Field, type Rule } from '@glo/domain/form/field';
import { readyToSend, refuseField } from '@glo/domain/form/form';
import { fieldNames, type FormRules } from '@glo/domain/form/form-rules';
import type { Failure } from '@glo/domain/shared/outcome';
import { makeAutoObservable, observableRef } from 'mobx';

type Labels<F> = Readonly<Record<keyof F & string, string>>;

/** Observable fields, one per rule (specification 1, section 4). */
export class FormFields<F extends object> {
  readonly fields: { readonly [K in keyof F]: Field<F[K]> };
  readonly #rules: FormRules<F>;
  /** Observed per field: a rule reruns only if a field it reads changes. */
  readonly #values: F;

  constructor(rules: FormRules<F>, begun: F) {
    this.#rules = rules;
    const values = {} as F;
    const fieldOf = <K extends keyof F>(name: K) =>
      formField<F[K]>(
        begun[name],
        (value) => rules[name].error(value, values),
        () => rules[name].required(values),
        rules[name].clean,
      );
    const fields = Object.fromEntries(
      fieldNames(rules).map((name) => [name, fieldOf(name)]),
    ) as unknown as typeof this.fields;
    for (const name of fieldNames(rules)) {
      Object.defineProperty(values, name, { enumerable: true, get: () => fields[name].value });
    }
    this.fields = fields;
    this.#values = values;
  }

  get entered(): F {
    return { ...this.#values };
  }

  change(values: F): void {
    for (const name of fieldNames(this.#rules)) this.fields[name].change(values[name]);
  }

  /** The AND of all fields (specification 1, section 4). */
  get valid(): boolean {
    return Object.values(this.#checked).every((field) => field.valid);
  }

  /** Ignores refusals, because the service may accept the same values the next time. */
  get canSend(): boolean {
    return Object.values(this.#checked).every(({ ownError }) => ownError === null);
  }

  /** Labels of the required fields that are empty, in the order of the form. None before the first submission. */
  missing(labels: Labels<F>): readonly string[] {
    return this.#labelsOf(({ missing }) => missing, labels);
  }

  /** Labels of the fields that are filled and invalid, in the order of the form. None before the first submission. */
  wrong(labels: Labels<F>): readonly string[] {
    return this.#labelsOf(({ missing, valid }) => !missing && !valid, labels);
  }

  get wrongCount(): number {
    return Object.values(this.#checked).filter((field) => field.shownError !== null).length;
  }

  leave(): void {
    for (const field of Object.values(this.#checked)) field.leave();
  }

  /** Shows all errors. Returns whether there are none. */
  reveal(): boolean {
    for (const field of Object.values(this.#checked)) field.reveal();
    return this.valid;
  }

  /** Lifts refusals and shows all other errors. Returns whether the form may be sent. */
  readyToSend(): boolean {
    return readyToSend(this.#checked);
  }

  /** Shows a refusal at the field that it names. Returns false if it names none of this form. */
  refuse(failure: Failure): boolean {
    return refuseField(this.#checked, failure);
  }

  #labelsOf(isNamed: (field: Field<never>) => boolean, labels: Labels<F>): readonly string[] {
    const fields = this.#checked;
    if (!Object.values(fields).some(({ wasSubmitted }) => wasSubmitted)) return [];
    return fieldNames(this.#rules).flatMap((name) => (fields[name] && isNamed(fields[name]) ? labels[name] : []));
  }

  get #checked(): Readonly<Record<string, Field<never>>> {
    const inUse = fieldNames(this.#rules).filter((name) => this.#rules[name].applies(this.#values));
    return Object.fromEntries(inUse.map((name) => [name, this.fields[name] as unknown as Field<never>]));
  }
}

export function formField<T>(
  value: T,
  rule: Rule<T>,
  required: boolean | (() => boolean) = true,
  clean?: Clean<T>,
): Field<T> {
  const field = new Field(value, rule, required, clean);
  return makeAutoObservable(field, { value: observableRef, rule: false }, { autoBind: true });
}
