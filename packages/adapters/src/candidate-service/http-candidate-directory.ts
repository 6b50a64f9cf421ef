import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { mapOutcome, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import { ApiClient } from '../http/api.ts';
import { withRetryAt } from '../http/retry.ts';
import * as wire from '../wire/candidates.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import { readPost, readProfile } from './read-profile.ts';

export class HttpCandidateDirectory extends ApiClient implements CandidateDirectory {
  async byIds(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>> {
    if (ids.length === 0) return success([]);
    const answer = await this.api.send(wire.getCandidatesByIds, { body: { applicants_ids: [...ids] } });
    return mapOutcome(withRetryAt(answer), (value) => value.applicants.map(readCandidate));
  }

  async profile(id: StudentId): Promise<Outcome<CandidateProfile>> {
    const answer = await this.api.send(wire.getProfileData, { query: { student_id: id } });
    return mapOutcome(withRetryAt(answer), (value) => readProfile(id, value));
  }

  async gloScore(id: StudentId): Promise<Outcome<number | null>> {
    const answer = await this.api.send(wire.getGloScore, { query: { student_id: id } });
    return mapOutcome(answer, (value) => value.score ?? null);
  }

  async proofOfWork(id: StudentId): Promise<Outcome<readonly ProofOfWork[]>> {
    const answer = await this.api.send(wire.getPosts, { query: { post_owner_user_id: id } });
    return mapOutcome(answer, (value) => value.postData.map(readPost));
  }
}
