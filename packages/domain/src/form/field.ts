/** Returns the specified error of a value, or `null` if it passes. '' blocks without a message. */
export type Rule<T> = (value: T) => string | null;
export type Clean<T> = (value: T) => T;

/** Specification 1, section 4: errors show on blur or submission. An emptied required field is untouched again. */
export class Field<T = string> {
  value: T;
  touched = false;
  /** The form was submitted with this field, which was not emptied since. */
  wasSubmitted = false;
  /** Text in a combobox that is not chosen yet. The field is invalid until it is chosen or deleted. */
  typed = '';
  refusal: string | null = null;
  readonly rule: Rule<T>;
  #refusedWith: { refusal: string | null } | null = null;
  readonly #required: boolean | (() => boolean);
  readonly #clean: Clean<T>;

  /** `required` may depend on another field, such as the beginning of a range. `clean` runs on blur (decision 77). */
  constructor(value: T, rule: Rule<T>, required: boolean | (() => boolean) = true, clean: Clean<T> = (typed) => typed) {
    this.value = value;
    this.rule = rule;
    this.#required = required;
    this.#clean = clean;
  }

  get required(): boolean {
    return typeof this.#required === 'function' ? this.#required() : this.#required;
  }

  get missing(): boolean {
    return this.required && isEmpty(this.value);
  }

  get error(): string | null {
    return this.refusal ?? this.ownError;
  }

  get ownError(): string | null {
    const typed = this.typed.trim();
    if (typed !== '') return notChosen(typed);
    return !this.required && isEmpty(this.value) ? null : this.rule(this.value);
  }

  get valid(): boolean {
    return this.error === null;
  }

  get shownError(): string | null {
    return this.touched ? this.error || null : null;
  }

  change(value: T): void {
    this.value = value;
    this.typed = '';
    this.refusal = null;
    if (this.#refusedWith !== null) this.#refusedWith.refusal = null;
    this.#refusedWith = null;
    if (!this.missing) return;
    this.touched = false;
    this.wasSubmitted = false;
  }

  type(text: string): void {
    this.change(this.value);
    this.typed = text;
    if (text !== '') this.touched = false;
  }

  leave(): void {
    this.value = this.#clean(this.value);
    if (!isEmpty(this.value) || !isEmpty(this.typed)) this.touched = true;
  }

  reveal(): void {
    this.value = this.#clean(this.value);
    this.touched = true;
    this.wasSubmitted = true;
  }

  /** Drops the refusal before the same value is sent again, because the reason may have gone. */
  lift(): void {
    const { typed } = this;
    this.change(this.value);
    this.typed = typed;
  }

  refuse(message: string, others: readonly Field<T>[] = []): void {
    this.refusal = message;
    this.touched = true;
    for (const other of others) other.#refusedWith = this;
  }
}

const notChosen = (typed: string) => `“${typed}” was not chosen. Choose from the list, or delete it.`;

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}
