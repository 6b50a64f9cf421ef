import { cleanLine } from '@glo/domain/shared/clean-text';
import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import { makeAutoObservable, observableRef } from 'mobx';
import { formField } from '../../../state/fields/form-fields.ts';

interface AskedNumber {
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly hint: string;
  readonly confirmLabel: string;
  readonly given: string;
  /** Returns a message for a number that is not accepted. */
  rule(typed: string): string | null;
}

/** Asks the recruiter to type a number. */
export class NumberQuestion {
  isOpen = false;
  /** Stays while the dialog closes. */
  asked: AskedNumber | null = null;
  readonly field = formField<string>('', (typed) => this.asked?.rule(typed) ?? null, true, cleanLine);
  #answer: (number: number | null) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { asked: observableRef, field: false }, { autoBind: true });
  }

  /** Resolves to `null` if the recruiter closes the dialog. */
  async open(asked: AskedNumber): Promise<number | null> {
    this.close();
    this.asked = asked;
    this.field.change(asked.given);
    this.isOpen = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  confirm(): void {
    this.field.reveal();
    if (this.field.valid) this.#end(Number(cleanNumber(this.field.value)));
  }

  close(): void {
    this.#end(null);
  }

  #end(number: number | null): void {
    this.isOpen = false;
    this.#answer(number);
    this.#answer = () => undefined;
  }
}
