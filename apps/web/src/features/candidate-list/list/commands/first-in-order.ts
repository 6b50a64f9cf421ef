import { cleanNumber } from '@glo/domain/shared/typed-numbers';
import { texts } from '../../bulk/texts.ts';
import type { CandidateList } from '../candidate-list.ts';

export const firstLabel = ({ services }: CandidateList): string => texts.first(services.records.mine.firstSelected);

/** Selects the first candidates in the order of the list. The number is remembered on the device. */
export async function selectFirst(list: CandidateList): Promise<void> {
  const { records, questions } = list.services;
  const { firstSelected } = records.mine;
  const typed = await questions.ask('text', { ...texts.firstQuestion, given: String(firstSelected), rule });
  if (typed === null) return;
  const number = Number(cleanNumber(typed));
  list.place.clearSelection();
  list.place.selectAll(list.shownIds.slice(0, number));
  if (number !== firstSelected) await records.choose('firstSelected', number);
}

const rule = (typed: string): string | null => (/^0*[1-9]\d{0,4}$/.test(cleanNumber(typed)) ? null : texts.firstNumber);
