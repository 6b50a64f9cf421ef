export interface FieldModel<T> {
  readonly value: T;
  readonly required: boolean;
  readonly shownError: string | null;
  change(value: T): void;
  leave(): void;
}

/** For parts that receive their selection separately. */
export type FieldState = Pick<FieldModel<unknown>, 'required' | 'shownError' | 'leave'>;

/** A combobox: typed text counts only once it is chosen. */
export interface TypedField {
  readonly typed: string;
  type(text: string): void;
}
