import { SessionTabMemory } from '@glo/adapters/browser/session-tab-memory';
import { TabMemory } from '@glo/domain/client-storage/tab-memory';
import { ContainerModule } from 'inversify';

/** What a tab keeps through its reloads. */
export const tab = new ContainerModule(({ bind }) => {
  bind(TabMemory).toResolvedValue(() => new SessionTabMemory());
});
