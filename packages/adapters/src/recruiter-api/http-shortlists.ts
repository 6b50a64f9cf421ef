import type { Candidate } from '@glo/domain/candidates/candidate';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import type { JobId, StudentId } from '@glo/domain/shared/ids';
import type { Shortlists } from '@glo/domain/shortlist/shortlist';
import { ApiClient } from '../http/api.ts';
import { readCandidate, writeCandidate } from '../wire/read-candidate.ts';
import * as wire from '../wire/shortlist.ts';

export class HttpShortlists extends ApiClient implements Shortlists {
  async candidates(jobId: JobId): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(wire.getShortlisted, { params: { jobId } });
    return mapOutcome(answer, (value) => value.map((entry) => readCandidate(entry.student)));
  }

  async recommended(jobId: JobId): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(wire.getRecommended, { params: { jobId } });
    return mapOutcome(answer, (value) => value.applicants.map(readCandidate));
  }

  add(job: JobId, candidate: Candidate): Promise<Outcome<void>> {
    return this.command(wire.saveShortlisted, {
      body: { job_id: job, student: writeCandidate(candidate), student_id: candidate.id },
    });
  }

  remove(job: JobId, student: StudentId): Promise<Outcome<void>> {
    return this.command(wire.removeShortlisted, { body: { job_id: job, student_id: student } });
  }
}
