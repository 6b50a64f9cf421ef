import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateSearch, CriterionKey, SearchCriteria } from '@glo/domain/search/search';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import type { BodyOf } from '../wire/call.ts';
import { getTalentPool } from '../wire/company-page.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import { searchCandidates } from '../wire/search.ts';

type WireName = keyof BodyOf<typeof searchCandidates>;

/** Without the job type, because its switch shows no error. */
const fields: Readonly<Record<Exclude<WireName, 'job_type'>, CriterionKey>> = {
  location: 'location',
  skilltags: 'skills',
};

export class HttpCandidateSearch extends ApiClient implements CandidateSearch {
  async find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(searchCandidates, {
      // Without the qualification (decision 45).
      body: { job_type: criteria.jobType, location: criteria.location, skilltags: [...criteria.skills] },
      fields,
    });
    return mapOutcome(answer, (value) => value.map(readCandidate));
  }

  async suggestedFor(technologies: readonly string[]): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(getTalentPool, { body: { top_technologies_used: [...technologies] } });
    return mapOutcome(answer, (value) => value.results.map(readCandidate));
  }
}
