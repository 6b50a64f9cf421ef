import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateSearch, SearchCriteria } from '@glo/domain/search/search';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import { ApiClient } from '../http/api.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import { searchCandidates } from '../wire/search.ts';

export class HttpCandidateSearch extends ApiClient implements CandidateSearch {
  async find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(searchCandidates, {
      // Without the qualification (decision 45).
      body: { job_type: criteria.jobType, location: criteria.location, skilltags: [...criteria.skills] },
      fields: { location: 'location', skilltags: 'skills' },
    });
    if (!answer.ok) return answer;
    return success(answer.value.map(readCandidate), answer.leftOut);
  }
}
