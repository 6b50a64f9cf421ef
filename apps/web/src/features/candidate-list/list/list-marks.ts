import type { VerdictChoice } from '@glo/domain/verdicts/verdict-list';
import type { Remarks } from '../card/card-model.ts';

/** The remarks in one line of a card, without a decision that all of `pile` have. `null` if there are none. */
export function markLine({ decision, reason, verdict, toldNo, answers, answerLines }: Remarks, pile: VerdictChoice) {
  const line = {
    tag: decision === pile ? null : decision,
    more: [reason, toldNo, ...answers].filter(Boolean).join(' · '),
    title: [verdict, toldNo, ...answerLines].filter(Boolean).join('\n'),
  };
  return line.title === '' ? null : line;
}
