import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import { texts } from '../bulk/texts.ts';
import type { CandidateList } from './candidate-list.ts';

/** Selects the first candidates in the order of the list. The number is remembered on the device. */
export class FirstInOrder {
  readonly #list: CandidateList;

  constructor(list: CandidateList) {
    this.#list = list;
  }

  get label(): string {
    return texts.first(this.#list.services.records.mine.firstSelected);
  }

  async ask(): Promise<void> {
    const { place, services } = this.#list;
    const { firstSelected } = services.records.mine;
    const input = { ...texts.firstQuestion, given: String(firstSelected), rule };
    const number = await services.questions.ask('number', input);
    if (number === null) return;
    place.clearSelection();
    place.selectAll(this.#list.shownIds.slice(0, number));
    if (number !== firstSelected) await services.records.choose('firstSelected', number);
  }
}

const rule = (typed: string): string | null => (/^0*[1-9]\d{0,4}$/.test(cleanNumber(typed)) ? null : texts.firstNumber);
