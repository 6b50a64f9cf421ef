/** Returns the specified error of a value, or `null` if it passes. '' blocks without a message. */
export type Rule<T> = (value: T) => string | null;
/** Normalizes a value, for example a phone number without its spaces. */
export type Clean<T> = (value: T) => T;

/**
 * One field of a form: value, valid, touched (specification 1, section 4). Errors are shown on blur or on
 * submission. Emptying a required field makes it untouched and invalid again.
 */
export class Field<T = string> {
  value: T;
  touched = false;
  /** Text in a combobox that is not chosen yet. The field is invalid until it is chosen or deleted. */
  typed = '';
  /** The service's error for this value. A change of any field that it concerns lifts it. */
  refusal: string | null = null;
  readonly rule: Rule<T>;
  /** The field that shows a refusal of this value. */
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

  /** The error without a refusal. */
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
    if (this.missing) this.touched = false;
  }

  /** Typing in a combobox keeps the value and hides the error until blur. */
  type(text: string): void {
    this.change(this.value);
    this.typed = text;
    if (text !== '') this.touched = false;
  }

  /** Call on blur. Shows the error from then on, but an empty field shows it only on submission. */
  leave(): void {
    this.value = this.#clean(this.value);
    if (!isEmpty(this.value) || !isEmpty(this.typed)) this.touched = true;
  }

  /** Call on submission. */
  reveal(): void {
    this.value = this.#clean(this.value);
    this.touched = true;
  }

  /** Drops the refusal before the same value is sent again, because the reason may have gone. */
  lift(): void {
    const { typed } = this;
    this.change(this.value);
    this.typed = typed;
  }

  /** A change of one of `others` lifts the refusal as well. */
  refuse(message: string, others: readonly Field<T>[] = []): void {
    this.refusal = message;
    this.touched = true;
    for (const other of others) other.#refusedWith = this;
  }
}

const notChosen = (typed: string) => `“${typed}” was not chosen. Choose from the list, or delete it.`;

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}
