import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Decision, Rating, VerdictRecords } from '@glo/domain/verdicts/verdict';
import { verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable } from 'mobx';
import { markLine, texts, verdictText } from '../../../state/verdicts/texts.ts';
import type { CandidateList } from './candidate-list.ts';

const noRecords: VerdictRecords = new Map();

/** The recruiter's own, without the name that blind review hides. A shortlisted candidate keeps the rating only. */
export interface Judgment {
  readonly decision: Decision | null;
  readonly verdict: string;
  readonly rating: Rating | null;
}

/** Verdicts, ratings, answers of managers and views on the candidates of a list. */
export class ListMarks {
  readonly #list: CandidateList;

  constructor(list: CandidateList) {
    this.#list = list;
    makeAutoObservable(this, { lineOf: false, judgmentOf: false });
  }

  get records(): VerdictRecords {
    return this.#list.source.verdictSources?.records ?? noRecords;
  }

  /** Outside a job: profiles viewed on this device, and those of the active jobs once they are loaded. */
  get viewedAnywhere(): ReadonlySet<StudentId> {
    const { activeJobs, services } = this.#list;
    const jobs = activeJobs.value ?? [];
    return new Set([...services.records.mine.viewed, ...jobs.flatMap(({ viewedApplicants }) => viewedApplicants)]);
  }

  /** No card shown has a line for them. */
  get isEmpty(): boolean {
    const { answers, shown, source } = this.#list;
    if (!answers.isEmpty || this.hasRatings) return false;
    const sources = source.verdictSources;
    return !sources || !shown.some(({ id }) => ['maybe', 'not-a-fit'].includes(verdictOf(id, sources)));
  }

  get hasRatings(): boolean {
    return this.#isRated(this.#list.shown);
  }

  /** Reads the whole list, because the order is computed before the shown candidates. */
  get canOrderByRating(): boolean {
    return this.#isRated(this.#list.all);
  }

  #isRated(candidates: readonly Candidate[]): boolean {
    const { records } = this;
    return records.size > 0 && candidates.some(({ id }) => records.get(id)?.rating);
  }

  /** `null` if no card has it. */
  lineOf(candidate: Candidate) {
    if (this.isEmpty) return null;
    const { answers } = this.#list;
    const { decision, verdict, rating } = this.judgmentOf(candidate);
    const first = decision === null ? '' : texts.decisions[decision];
    const title = [verdict, rating === null ? '' : texts.rated(rating), ...answers.linesOf(candidate)];
    return {
      decision: first,
      more: markLine(verdict, rating, answers.shortOf(candidate)).slice(first.length),
      title: title.filter(Boolean).join('\n'),
    };
  }

  judgmentOf(candidate: Candidate): Judgment {
    const { source, services } = this.#list;
    const sources = source.verdictSources;
    const record = sources?.records.get(candidate.id);
    if (!sources || !record) return { decision: null, verdict: '', rating: null };
    const { decision, rating } = record;
    if (verdictOf(candidate.id, sources) === 'shortlisted') return { decision: null, verdict: '', rating };
    return { decision, verdict: verdictText(services.blind.maskReason(candidate, record)), rating };
  }
}
