import type { Candidate } from '@glo/domain/candidates/candidate';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { type VerdictChoice, verdictOf } from '@glo/domain/verdicts/verdict-list';
import { reasonText, verdictText } from '../../../state/verdicts/texts.ts';
import type { ListAnswers } from './list-answers.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import type { ListSource } from './list-source.ts';

/** The recruiter's own, without the name that blind review hides. A shortlisted candidate has none. */
export interface Judgment {
  readonly decision: Decision | null;
  readonly reason: string;
  /** Decision and reason in words. */
  readonly verdict: string;
}

/** Verdicts and answers of managers on the candidates of a list. */
export class ListMarks {
  readonly #source: ListSource;
  readonly #knowledge: ListKnowledge;
  readonly #answers: ListAnswers;
  readonly #pile: () => VerdictChoice;

  /** `pile`: the shown one. */
  constructor(source: ListSource, knowledge: ListKnowledge, answers: ListAnswers, pile: () => VerdictChoice) {
    this.#source = source;
    this.#knowledge = knowledge;
    this.#answers = answers;
    this.#pile = pile;
  }

  /** `null` if there are none. */
  lineOf(candidate: Candidate) {
    const { decision, reason, verdict } = this.judgmentOf(candidate);
    const toldNo = this.#knowledge.toldNoOf(candidate.id, this.#source.jobId);
    const more = [reason, toldNo, ...this.#answers.shortOf(candidate)];
    const title = [verdict, toldNo, ...this.#answers.linesOf(candidate)];
    const line = {
      tag: decision === this.#pile() ? null : decision,
      more: more.filter(Boolean).join(' · '),
      title: title.filter(Boolean).join('\n'),
    };
    return line.title === '' ? null : line;
  }

  judgmentOf(candidate: Candidate): Judgment {
    const sources = this.#source.verdictSources;
    const record = sources?.records.get(candidate.id);
    const undecided = { decision: null, reason: '', verdict: '' };
    if (!sources || !record || verdictOf(candidate.id, sources) === 'shortlisted') return undecided;
    const masked = this.#knowledge.blind.maskReason(candidate, record);
    return { decision: record.decision, reason: reasonText(masked), verdict: verdictText(masked) };
  }
}
