import type { VerificationStatus } from '../account/verification-status.ts';
import type { Job } from '../jobs/job.ts';

export type FirstStep = 'post' | 'verify' | 'talent-pool' | 'search';

export type StepState = 'now' | 'open' | 'under-way' | 'done';

export interface Beginning {
  readonly jobs: readonly Pick<Job, 'applicantCount'>[];
  readonly personalVerification: VerificationStatus;
  readonly companyVerification: VerificationStatus;
  /** Technologies of the company. Without any, the talent pool is empty. */
  readonly technologies: readonly string[];
  readonly sawTalentPool: boolean;
}

/** Returns `null` once all steps are done or a job has applicants. */
export function firstSteps(beginning: Beginning): readonly (readonly [FirstStep, StepState])[] | null {
  const { jobs, personalVerification, companyVerification, technologies, sawTalentPool } = beginning;
  const steps: (readonly [FirstStep, StepState])[] = [
    ['post', jobs.length > 0 ? 'done' : 'open'],
    ['verify', verification([personalVerification, companyVerification])],
    [technologies.length > 0 ? 'talent-pool' : 'search', sawTalentPool ? 'done' : 'open'],
  ];
  const isBeyond =
    steps.every(([, state]) => state === 'done') || jobs.some(({ applicantCount }) => applicantCount > 0);
  if (isBeyond) return null;
  const next = steps.findIndex(([, state]) => state === 'open');
  return steps.map(([step, state], index) => [step, index === next ? 'now' : state]);
}

export function asksForDocument(status: VerificationStatus): boolean {
  return status === 'NOT_SUBMITTED' || status === 'FAILED';
}

function verification(both: readonly VerificationStatus[]): StepState {
  if (both.every((status) => !asksForDocument(status) && status !== 'SUBMITTED')) return 'done';
  return both.every(asksForDocument) ? 'open' : 'under-way';
}
