import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateSearch, CriterionKey, SearchCriteria } from '@glo/domain/search/search';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { Api } from '../http/api.ts';
import { joinParts } from '../http/join-parts.ts';
import type { BodyOf } from '../wire/call.ts';
import { readCandidate } from '../wire/read-candidate.ts';
import { searchCandidates } from '../wire/search.ts';

export class HttpCandidateSearch implements CandidateSearch {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async find(criteria: SearchCriteria): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.#api.send(searchCandidates, {
      body: joinParts<SearchCriteria, SearchBody>(parts, criteria),
      fields: { location: 'location', skilltags: 'skills' },
    });
    if (!answer.ok) return answer;
    return success(answer.value.map(readCandidate), answer.leftOut);
  }
}

type SearchBody = BodyOf<typeof searchCandidates>;

const parts: { readonly [K in CriterionKey]: (value: SearchCriteria[K]) => Partial<SearchBody> } = {
  jobType: (jobType) => ({ job_type: jobType }),
  location: (location) => ({ location }),
  skills: (skills) => ({ skilltags: [...skills] }),
  // Kept and not sent (decision 45).
  qualification: () => ({}),
};
