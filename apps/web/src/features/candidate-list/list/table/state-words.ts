import type { Verdict } from '@glo/domain/verdicts/verdict';
import type { CandidateCardModel } from '../../card/card-model.ts';
import { texts } from './texts.ts';

interface StateWords {
  readonly verdict: Exclude<Verdict, 'undecided'> | null;
  /** The reason, if there is a verdict. */
  readonly text: string;
  readonly title: string;
}

export function stateWords({ shortlist, viewed, toldNo, decision, reason, verdict }: CandidateCardModel): StateWords {
  const isInList = shortlist.state === 'remove' && shortlist.target === 'folders';
  const words = (state: StateWords['verdict'], text: string, title: string): StateWords => ({
    verdict: state,
    text: [text, toldNo].filter(Boolean).join(' · '),
    title: [title, toldNo].filter(Boolean).join('\n'),
  });
  if (shortlist.state !== 'shortlist' && !isInList) return words('shortlisted', '', '');
  if (decision !== null) return words(decision, reason, verdict);
  return words(null, viewed === true ? texts.viewed : '', '');
}
