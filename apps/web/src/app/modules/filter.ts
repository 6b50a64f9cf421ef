import { HttpCandidateFilters } from '@glo/adapters/candidate-service/http-candidate-filters';
import { Api } from '@glo/adapters/http/api';
import { CandidateFilters } from '@glo/domain/filter/candidate-filters';
import { ContainerModule } from 'inversify';

/** Filtering candidates. Needs the module `lookups`. */
export const filter = new ContainerModule(({ bind }) => {
  bind(CandidateFilters).toResolvedValue((api) => new HttpCandidateFilters(api), [Api]);
});
