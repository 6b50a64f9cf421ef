import { BrowserDownloads } from '@glo/adapters/browser/browser-downloads';
import { Downloads } from '@glo/domain/candidates/downloads';
import { ContainerModule } from 'inversify';
import { CandidateLists } from '../../features/candidates/list/candidate-lists.ts';

/** Lists of candidates to work on, and the files they are exported to. Needs the module `device`. */
export const candidateLists = new ContainerModule(({ bind }) => {
  bind(Downloads).toResolvedValue(() => new BrowserDownloads());
  bind(CandidateLists).toSelf();
});
