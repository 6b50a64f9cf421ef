import type { Candidate } from '@glo/domain/candidates/candidate';
import type { CandidateSearch, SearchCriteria } from '@glo/domain/search/search';
import { type Outcome, success } from '@glo/domain/shared/outcome';
import type { Api } from '../http/api.ts';
import { fieldsByName, writeByTable, type WriteTable } from '../http/write-table.ts';
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
      body: writeByTable(criteriaWrites, criteria),
      fields: fieldsByName(criteriaWrites),
    });
    if (!answer.ok) return answer;
    return success(answer.value.map(readCandidate), answer.leftOut);
  }
}

const criteriaWrites = {
  jobType: ['job_type', (jobType) => jobType],
  location: ['location', (location) => location],
  skills: ['skilltags', (skills) => [...skills]],
  // Kept and not sent (decision 45).
  qualification: null,
} as const satisfies WriteTable<SearchCriteria, BodyOf<typeof searchCandidates>>;
