import type { Job, JobOwner, JobStatus, NewJob } from '@glo/domain/jobs/job';
import type { JobBoard } from '@glo/domain/jobs/job-board';
import type { AccountId, JobId, StudentId } from '@glo/domain/shared/ids';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { jobFormFields, readJob, readJobChange, writeJob, writeNewJob } from '../wire/job.ts';
import * as wire from '../wire/jobs.ts';

export class HttpJobBoard extends ApiClient implements JobBoard {
  async activeJobs(recruiterId: AccountId): Promise<Outcome<readonly Job[]>> {
    const answer = await this.api.send(wire.getActiveJobs, { params: { recruiterId } });
    return mapOutcome(answer, (value) => value.activeJobs.map((job) => readJob(job, 'ACTIVE')));
  }

  async pastJobs(recruiterId: AccountId): Promise<Outcome<readonly Job[]>> {
    const answer = await this.api.send(wire.getPastJobs, { params: { recruiterId } });
    return mapOutcome(answer, (value) => value.pastJobs.map((job) => readJob(job, 'CLOSED')));
  }

  async job(jobId: JobId): Promise<Outcome<Job>> {
    const answer = await this.api.send(wire.getJob, { params: { jobId } });
    return mapOutcome(answer, (value) => readJob(value.job, 'ACTIVE'));
  }

  post(job: NewJob, owner: JobOwner): Promise<Outcome<void>> {
    return this.command(wire.saveJob, { body: writeNewJob(job, owner), fields: jobFormFields });
  }

  update(id: JobId, job: NewJob): Promise<Outcome<void>> {
    return this.command(wire.editJob, { params: { id }, body: writeJob(job), fields: jobFormFields });
  }

  async changeStatus(jobId: JobId, jobStatus: JobStatus): Promise<Outcome<Partial<Job>>> {
    const answer = await this.api.send(wire.updateJobStatus, { params: { jobId }, body: { jobStatus } });
    return mapOutcome(answer, (value) => readJobChange(value.updateStatus ?? {}));
  }

  async suggestDescription(role: string, jobType: string): Promise<Outcome<string>> {
    const answer = await this.api.send(wire.suggestDescription, { body: { new_role: role, job_type: jobType } });
    return mapOutcome(answer, (value) => value.JD);
  }

  markViewed(jobId: JobId, student: StudentId): Promise<Outcome<void>> {
    return this.command(wire.saveViewedCandidate, { params: { jobId }, body: { student_id: student } });
  }
}
