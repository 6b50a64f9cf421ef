import type { Job } from '../jobs/job.ts';
import type { Candidate } from './candidate.ts';
import { type CandidateFit, fitTo } from './fit.ts';

export interface FittingJob {
  readonly job: Job;
  readonly fit: CandidateFit;
}

/** Jobs with the largest share of matching skills first. Equal jobs keep their order. */
export function jobsByFit(jobs: readonly Job[], candidate: Candidate): readonly FittingJob[] {
  const all = jobs.map((job) => ({ job, fit: fitTo(job.skills).of(candidate) }));
  return all.toSorted((one, other) => shareOf(other.fit) - shareOf(one.fit));
}

function shareOf({ met, missing }: CandidateFit): number {
  const most = met.length + missing.length;
  return most === 0 ? 0 : met.length / most;
}
