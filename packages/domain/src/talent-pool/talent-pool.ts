import type { Candidate } from '../candidates/candidate.ts';
import type { Outcome } from '../shared/outcome.ts';

/** Specification 2, section 8. */
export const talentPoolFailed = 'could not fetch data, try again later';

/** Candidates the recruiter service suggests to a company (specification 2, section 7). */
export abstract class TalentPool {
  /** Best match first. Sends only the technologies (decision 40). */
  abstract suggestedFor(technologies: readonly string[]): Promise<Outcome<readonly Candidate[]>>;
}
