import { isTypedNumber } from '@glo/domain/contact/rejection';
import { cleanLine } from '@glo/domain/shared/clean-text';
import { makeAutoObservable } from 'mobx';
import { formField } from '../../../state/fields/form-fields.ts';
import { texts } from './texts.ts';

/** Asks the recruiter to type the number of recipients. */
export class NumberQuestion {
  isOpen = false;
  /** Stays while the dialog closes. */
  count = 0;
  readonly field = formField<string>(
    '',
    (typed) => (isTypedNumber(typed, this.count) ? null : texts.typeNumber(this.count)),
    true,
    cleanLine,
  );
  #answer: (isConfirmed: boolean) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { field: false }, { autoBind: true });
  }

  /** Resolves to false if the recruiter closes the dialog. */
  async open(count: number): Promise<boolean> {
    this.close();
    this.count = count;
    this.field.change('');
    this.isOpen = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  confirm(): void {
    this.field.reveal();
    if (this.field.valid) this.#end(true);
  }

  close(): void {
    this.#end(false);
  }

  #end(isConfirmed: boolean): void {
    this.isOpen = false;
    this.#answer(isConfirmed);
    this.#answer = () => undefined;
  }
}
