import type { StudentId } from '../shared/ids.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Candidate } from './candidate.ts';
import type { CandidateProfile, ProofOfWork } from './candidate-profile.ts';

/** Students at the candidate data service (specification 2, section 7). */
export abstract class CandidateDirectory {
  /** Returns candidates in the order of the ids, without unknown ones. */
  abstract byIds(ids: readonly StudentId[]): Promise<Outcome<readonly Candidate[]>>;
  abstract profile(id: StudentId): Promise<Outcome<CandidateProfile>>;
  /** GloPoints, or `null` if the service has none. */
  abstract gloScore(id: StudentId): Promise<Outcome<number | null>>;
  abstract proofOfWork(id: StudentId): Promise<Outcome<readonly ProofOfWork[]>>;
}
