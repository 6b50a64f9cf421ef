import type { VerdictRecords } from '@glo/domain/verdicts/verdict';
import type { CandidateList } from '../candidate-list.ts';
import type { HandOverServices } from './hand-over.ts';

/** The recruiter's verdicts on the job of the list, also of its shortlist. Empty outside own jobs. */
export async function verdictsOf({ source }: CandidateList, { verdicts }: HandOverServices): Promise<VerdictRecords> {
  if (source.jobId === undefined || source.isReadOnly === true) return new Map();
  const ofJob = verdicts.of(source.jobId);
  await ofJob.loaded;
  return ofJob.records;
}
