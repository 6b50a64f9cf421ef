import { Api } from '@glo/adapters/http/api';
import { HttpTalentPool } from '@glo/adapters/recruiter-api/http-talent-pool';
import { TalentPool } from '@glo/domain/talent-pool/talent-pool';
import { ContainerModule } from 'inversify';
import { SuggestedCandidates } from '../../features/talent-pool/suggested-candidates.ts';

/** Candidates suggested to the company. Needs the module `companyPage`. */
export const talentPool = new ContainerModule(({ bind }) => {
  bind(TalentPool).toResolvedValue((api) => new HttpTalentPool(api), [Api]);
  bind(SuggestedCandidates).toSelf();
});
