import type { AccountId, JobId, StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Job, JobOwner, JobStatus, NewJob } from './job.ts';

/** Posted opportunities at the recruiter service (specification 2, section 7). */
export abstract class JobBoard {
  abstract activeJobs(recruiter: AccountId): Promise<Outcome<readonly Job[]>>;
  abstract pastJobs(recruiter: AccountId): Promise<Outcome<readonly Job[]>>;
  abstract job(id: JobId): Promise<Outcome<Job>>;
  abstract post(job: NewJob, owner: JobOwner): Promise<Outcome<void>>;
  abstract update(id: JobId, job: NewJob): Promise<Outcome<void>>;
  /** Returns the fields that the reply contains (decision 54). */
  abstract changeStatus(id: JobId, status: JobStatus): Promise<Outcome<Partial<Job>>>;
  abstract suggestDescription(role: string, jobType: string): Promise<Outcome<string>>;
  abstract markViewed(job: JobId, student: StudentId): Promise<Outcome<void>>;
}
