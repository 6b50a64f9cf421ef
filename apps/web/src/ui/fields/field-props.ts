/** What a form part needs of a field; the domain's Field has this shape. */
export interface FieldModel<T> {
  readonly value: T;
  readonly required: boolean;
  readonly shownError: string | null;
  change(value: T): void;
  leave(): void;
}

/** The same without the value, for parts whose selection comes beside the field. */
export type FieldState = Pick<FieldModel<unknown>, 'required' | 'shownError' | 'leave'>;
