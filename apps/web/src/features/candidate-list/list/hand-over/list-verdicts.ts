import type { VerdictRecords } from '@glo/domain/verdicts/verdict';
import type { JobVerdicts } from '../../../../state/verdicts/job-verdicts.ts';
import type { CandidateList } from '../candidate-list.ts';
import type { HandOverServices } from './hand-over.ts';

/** The recruiter's verdicts on the job of the list, also of its shortlist. `null` outside own jobs. */
export function jobVerdictsOf({ source }: CandidateList, { verdicts }: HandOverServices): JobVerdicts | null {
  return source.jobId === undefined || source.isReadOnly === true ? null : verdicts.forJob(source.jobId);
}

/** Waits until they have loaded. Empty outside own jobs. */
export async function verdictsOf(list: CandidateList, services: HandOverServices): Promise<VerdictRecords> {
  const verdicts = jobVerdictsOf(list, services);
  await verdicts?.loaded;
  return verdicts?.records ?? new Map();
}
