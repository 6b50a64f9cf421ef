import type { Candidate } from '@glo/domain/candidates/candidate';
import { mapOutcome, type Outcome } from '@glo/domain/shared/outcome';
import type { TalentPool } from '@glo/domain/talent-pool/talent-pool';
import { ApiClient } from '../http/api.ts';
import { getTalentPool } from '../wire/company-page.ts';
import { readCandidate } from '../wire/read-candidate.ts';

export class HttpTalentPool extends ApiClient implements TalentPool {
  async suggestedFor(technologies: readonly string[]): Promise<Outcome<readonly Candidate[]>> {
    const answer = await this.api.send(getTalentPool, { body: { top_technologies_used: [...technologies] } });
    return mapOutcome(answer, (value) => value.results.map(readCandidate));
  }
}
