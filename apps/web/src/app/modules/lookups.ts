import { HttpLookups } from '@glo/adapters/candidate-service/http-lookups';
import { Api } from '@glo/adapters/http/api';
import { Lookups } from '@glo/domain/lookups/lookups';
import { ContainerModule } from 'inversify';

/** Searchable lists, for every feature with a place, a skill or a job role to choose. */
export const lookups = new ContainerModule(({ bind }) => {
  bind(Lookups).toResolvedValue((api) => new HttpLookups(api), [Api]);
});
