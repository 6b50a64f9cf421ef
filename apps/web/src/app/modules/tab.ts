import { SessionTabMemory } from '@glo/adapters/browser';
import { TabMemory } from '@glo/domain/client-storage';
import { ContainerModule } from 'inversify';

/** What a tab keeps through its reloads. */
export const tab = new ContainerModule(({ bind }) => {
  bind(TabMemory).toResolvedValue(() => new SessionTabMemory());
});
