import { type Clean, Field, type Rule } from '@glo/domain/form/field';
import {
  allValid,
  canSend,
  missingLabels,
  readyToSend,
  refuseField,
  revealErrors,
  wrongLabels,
} from '@glo/domain/form/form';
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

  get valid(): boolean {
    return allValid(this.#checked);
  }

  /** Ignores refusals, because the service may accept the same values the next time. */
  get canSend(): boolean {
    return canSend(this.#checked);
  }

  missing(labels: Labels<F>): readonly string[] {
    return missingLabels(this.#checked, labels);
  }

  wrong(labels: Labels<F>): readonly string[] {
    return wrongLabels(this.#checked, labels);
  }

  get wrongCount(): number {
    return Object.values(this.#checked).filter((field) => field.shownError !== null).length;
  }

  leave(): void {
    for (const field of Object.values(this.#checked)) field.leave();
  }

  reveal(): boolean {
    return revealErrors(this.#checked) === null;
  }

  /** Lifts refusals and shows all other errors. Returns whether the form may be sent. */
  readyToSend(): boolean {
    return readyToSend(this.#checked);
  }

  /** Shows a refusal at the field that it names. Returns false if it names none of this form. */
  refuse(failure: Failure): boolean {
    return refuseField(this.#checked, failure);
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
