import { HttpCandidateFilters } from '@glo/adapters/candidate-service';
import { Api } from '@glo/adapters/http';
import { CandidateFilters } from '@glo/domain/filter';
import { ContainerModule } from 'inversify';

/** Filtering candidates. Needs the module `lookups`. */
export const filter = new ContainerModule(({ bind }) => {
  bind(CandidateFilters).toResolvedValue((api) => new HttpCandidateFilters(api), [Api]);
});
