import type { Candidate } from '@glo/domain/candidates/candidate';
import type { StudentId } from '@glo/domain/shared/ids';
import type { VerdictRecords } from '@glo/domain/verdicts/verdict';
import { verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable } from 'mobx';
import { type Judgment, markLine, texts, verdictText } from '../../../state/verdicts/texts.ts';
import type { CandidateList } from './candidate-list.ts';

const noRecords: VerdictRecords = new Map();

/** What the recruiter and the managers know of the candidates of a list: verdicts, ratings, answers, views. */
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

  /** Asks the whole list, because the order comes before the candidates shown. */
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
    const judgment = this.judgmentOf(candidate.id);
    const { record, isShortlisted } = judgment;
    const title = [
      isShortlisted ? '' : verdictText(record),
      record?.rating ? texts.ratedOf(record.rating) : '',
      ...answers.linesOf(candidate),
    ];
    return { ...markLine(judgment, answers.shortOf(candidate)), title: title.filter(Boolean).join('\n') };
  }

  judgmentOf(student: StudentId): Judgment {
    const sources = this.#list.source.verdictSources;
    if (!sources) return { record: undefined, isShortlisted: false };
    return { record: sources.records.get(student), isShortlisted: verdictOf(student, sources) === 'shortlisted' };
  }
}
