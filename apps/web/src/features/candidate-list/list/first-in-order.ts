import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import type { StudentId } from '@glo/domain/shared/ids';
import type { LocalRecords } from '../../../state/device/local-records.ts';
import type { ListPlace } from '../../../state/list/list-place.ts';
import type { Questions } from '../../../state/questions/questions.ts';
import { texts } from '../bulk/texts.ts';

interface FirstServices {
  readonly records: LocalRecords;
  readonly questions: Questions;
}

/** Selects the first candidates in the order of the list. The number is remembered on the device. */
export class FirstInOrder {
  readonly #services: FirstServices;
  readonly #place: ListPlace;
  readonly #shownIds: () => readonly StudentId[];

  constructor(services: FirstServices, place: ListPlace, shownIds: () => readonly StudentId[]) {
    this.#services = services;
    this.#place = place;
    this.#shownIds = shownIds;
  }

  get label(): string {
    return texts.first(this.#services.records.mine.firstSelected);
  }

  async ask(): Promise<void> {
    const { records, questions } = this.#services;
    const { firstSelected } = records.mine;
    const input = { ...texts.firstQuestion, given: String(firstSelected), rule };
    const number = await questions.ask('number', input);
    if (number === null) return;
    this.#place.clearSelection();
    this.#place.selectAll(this.#shownIds().slice(0, number));
    if (number !== firstSelected) await records.choose('firstSelected', number);
  }
}

const rule = (typed: string): string | null => (/^0*[1-9]\d{0,4}$/.test(cleanNumber(typed)) ? null : texts.firstNumber);
