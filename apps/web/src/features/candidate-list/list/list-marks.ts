import type { Candidate } from '@glo/domain/candidates/candidate';
import { toldNoAt } from '@glo/domain/contact/contacts';
import { shortDate } from '@glo/domain/shared/dates';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Decision } from '@glo/domain/verdicts/verdict';
import { verdictOf } from '@glo/domain/verdicts/verdict-list';
import { makeAutoObservable } from 'mobx';
import { reasonText, texts, verdictText } from '../../../state/verdicts/texts.ts';
import type { CandidateList } from './candidate-list.ts';

/** The recruiter's own, without the name that blind review hides. A shortlisted candidate has none. */
export interface Judgment {
  readonly decision: Decision | null;
  readonly reason: string;
  /** Decision and reason in words. */
  readonly verdict: string;
}

/** Verdicts, answers of managers and views on the candidates of a list. */
export class ListMarks {
  readonly #list: CandidateList;

  constructor(list: CandidateList) {
    this.#list = list;
    makeAutoObservable(this, { lineOf: false, judgmentOf: false, toldNoOf: false });
  }

  /** Outside a job: profiles viewed on this device, and those of the active jobs once they are loaded. */
  get viewedAnywhere(): ReadonlySet<StudentId> {
    const { activeJobs, records } = this.#list;
    const jobs = activeJobs.value ?? [];
    return new Set([...records.viewed, ...jobs.flatMap(({ viewedApplicants }) => viewedApplicants)]);
  }

  /** `null` if there are none. */
  lineOf(candidate: Candidate) {
    const { answers, verdict: pile } = this.#list;
    const { decision, reason, verdict } = this.judgmentOf(candidate);
    const toldNo = this.toldNoOf(candidate);
    const more = [reason, toldNo, ...answers.shortOf(candidate)];
    const title = [verdict, toldNo, ...answers.linesOf(candidate)];
    const line = {
      tag: decision === pile ? null : decision,
      more: more.filter(Boolean).join(' · '),
      title: title.filter(Boolean).join('\n'),
    };
    return line.title === '' ? null : line;
  }

  /** 'Told no on Nov 28', for the job of the list. '' if the candidate was not told. */
  toldNoOf({ id }: Candidate): string {
    const { source, records } = this.#list;
    const at = source.jobId ? toldNoAt(records.contacted, id, source.jobId) : null;
    return at === null ? '' : texts.toldNo(shortDate(at));
  }

  judgmentOf(candidate: Candidate): Judgment {
    const { source, services } = this.#list;
    const sources = source.verdictSources;
    const record = sources?.records.get(candidate.id);
    const undecided = { decision: null, reason: '', verdict: '' };
    if (!sources || !record || verdictOf(candidate.id, sources) === 'shortlisted') return undecided;
    const masked = services.blind.maskReason(candidate, record);
    return { decision: record.decision, reason: reasonText(masked), verdict: verdictText(masked) };
  }
}
