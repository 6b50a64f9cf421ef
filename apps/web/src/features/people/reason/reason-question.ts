import type { Candidate } from '@glo/domain/candidates/candidate';
import { nameOf } from '@glo/domain/candidates/identity';
import { atMost } from '@glo/domain/form/rules';
import { cleanLine } from '@glo/domain/shared/clean-text';
import { longestReason, type NewDecision, type RejectionReason } from '@glo/domain/verdicts/verdict';
import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { formField } from '../../../state/fields/form-fields.ts';

/** Asks why candidates are not a fit. One question at a time. */
@injectable()
export class ReasonQuestion {
  isOpen = false;
  /** Name of the first candidate. Stays while the dialog closes. */
  name = '';
  count = 1;
  /** The reason is written as text. */
  isOther = false;
  readonly text = formField<string>('', atMost(longestReason), false, cleanLine);
  #answer: (decision: NewDecision | null) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { text: false }, { autoBind: true });
  }

  /** Resolves to `null` if the recruiter closes the dialog. */
  async open(candidates: readonly Pick<Candidate, 'name'>[]): Promise<NewDecision | null> {
    this.close();
    this.name = candidates.slice(0, 1).map(nameOf).join('');
    this.count = candidates.length;
    this.isOther = false;
    this.text.change('');
    this.isOpen = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  choose(reason: RejectionReason): void {
    if (reason === 'other') this.isOther = true;
    else this.#end({ decision: 'not-a-fit', reason });
  }

  chooseNone(): void {
    this.#end({ decision: 'not-a-fit' });
  }

  chooseOther(): void {
    if (this.text.valid) this.#end({ decision: 'not-a-fit', reason: 'other', reasonText: this.text.value });
  }

  close(): void {
    this.#end(null);
  }

  #end(decision: NewDecision | null): void {
    this.isOpen = false;
    this.#answer(decision);
    this.#answer = () => undefined;
  }
}
