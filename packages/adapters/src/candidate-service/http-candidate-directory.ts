import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateDirectory } from '@glo/domain/candidates/candidate-directory';
import type { CandidateProfile, ProofOfWork } from '@glo/domain/candidates/candidate-profile';
import { failure, type Outcome, success } from '@glo/domain/shared/outcome';
import type { StudentId } from '@glo/domain/shared/ids';
import type { Api } from '../http/api.ts';
import * as wire from '../wire/candidates.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import { readNumber } from '../wire/read-number.ts';
import { readPost, readProfile } from './read-profile.ts';

/** Body status of a list of candidates (decision 41). */
const done = 201;

export class HttpCandidateDirectory implements CandidateDirectory {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async byIds(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>> {
    if (ids.length === 0) return success([]);
    const answer = await this.#api.send(wire.getCandidatesByIds, { body: { applicants_ids: [...ids] } });
    if (!answer.ok) return answer;
    const { status, applicants = [] } = answer.value;
    return status === done ? success(applicants.map(readCandidate)) : failure('refused');
  }

  async profile(id: StudentId): Promise<Outcome<CandidateProfile>> {
    const answer = await this.#api.send(wire.getProfileData, { query: { student_id: id } });
    return answer.ok ? success(readProfile(id, answer.value)) : answer;
  }

  async gloScore(id: StudentId): Promise<Outcome<number | null>> {
    const answer = await this.#api.send(wire.getGloScore, { query: { student_id: id } });
    return answer.ok ? success(readNumber(answer.value.data.data.score)) : answer;
  }

  async proofOfWork(id: StudentId): Promise<Outcome<readonly ProofOfWork[]>> {
    const answer = await this.#api.send(wire.getPosts, { query: { post_owner_user_id: id } });
    return answer.ok ? success(answer.value.postData.map(readPost)) : answer;
  }
}
