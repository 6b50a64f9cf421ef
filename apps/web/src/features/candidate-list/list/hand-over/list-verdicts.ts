import type { VerdictRecords } from '@glo/domain/verdicts/verdict';
import type { JobVerdicts } from '../../../../state/verdicts/job-verdicts.ts';
import type { ListSource } from '../list-source.ts';
import type { HandOverServices } from './hand-over-services.ts';

/** The recruiter's verdicts on the job of the list, also of its shortlist. `null` outside own jobs. */
export function jobVerdictsOf(source: ListSource, { verdicts }: HandOverServices): JobVerdicts | null {
  return source.jobId === undefined || source.isReadOnly === true ? null : verdicts.forJob(source.jobId);
}

/** Waits until they have loaded. Empty outside own jobs. */
export async function verdictsOf(source: ListSource, services: HandOverServices): Promise<VerdictRecords> {
  const verdicts = jobVerdictsOf(source, services);
  await verdicts?.loaded;
  return verdicts?.records ?? new Map();
}
