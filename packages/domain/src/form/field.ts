/** What is wrong with a value, in the specification's words; null when it passes. '' blocks without a word. */
export type Rule<T> = (value: T) => string | null;
/** Makes a value fit to store, such as a phone number without its spaces. */
export type Clean<T> = (value: T) => T;

/**
 * One field of a form: value, valid, touched (specification 1, section 4). Errors show once a field was left or the form
 * was submitted; emptying a required field makes it untouched and invalid again.
 */
export class Field<T = string> {
  value: T;
  touched = false;
  /** Text in a combobox that is not chosen yet. The field is invalid until it is chosen or deleted. */
  typed = '';
  /** What a server said of this very value; gone with the next change, of it or of another field it was about. */
  refusal: string | null = null;
  readonly rule: Rule<T>;
  /** The field whose refusal was about this value, too. */
  #refusedWith: { refusal: string | null } | null = null;
  readonly #required: boolean | (() => boolean);
  readonly #clean: Clean<T>;

  /** `required` may depend on another field, such as the beginning of a range. `clean` runs when the field is left (decision 77). */
  constructor(value: T, rule: Rule<T>, required: boolean | (() => boolean) = true, clean: Clean<T> = (typed) => typed) {
    this.value = value;
    this.rule = rule;
    this.#required = required;
    this.#clean = clean;
  }

  get required(): boolean {
    return typeof this.#required === 'function' ? this.#required() : this.#required;
  }

  /** Has to be given, and is not yet. */
  get missing(): boolean {
    return this.required && isEmpty(this.value);
  }

  get error(): string | null {
    return this.refusal ?? this.ownError;
  }

  /** The error without what a server said. */
  get ownError(): string | null {
    const typed = this.typed.trim();
    if (typed !== '') return notChosen(typed);
    return !this.required && isEmpty(this.value) ? null : this.rule(this.value);
  }

  get valid(): boolean {
    return this.error === null;
  }

  /** The message to show now, or null. */
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

  /** Typing in a combobox: its value stays, and its error is quiet until the field is left. */
  type(text: string): void {
    this.change(this.value);
    this.typed = text;
    if (text !== '') this.touched = false;
  }

  /** The focus left the field: clean its value and show its error from now on. An empty field stays quiet until submit. */
  leave(): void {
    this.value = this.#clean(this.value);
    if (!isEmpty(this.value) || !isEmpty(this.typed)) this.touched = true;
  }

  /** The form is submitted: show the error, empty or not. */
  reveal(): void {
    this.value = this.#clean(this.value);
    this.touched = true;
  }

  /** The same value is sent again: what a server said of it may be over. */
  lift(): void {
    const { typed } = this;
    this.change(this.value);
    this.typed = typed;
  }

  /** `others`: the fields whose values the refusal is about as well; a change of any of them lifts it. */
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
