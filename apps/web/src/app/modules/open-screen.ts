import { ContainerModule } from 'inversify';
import { OpenScreen } from '../../state/open-screen.ts';

/** What the open screen tells the shell and the keys. */
export const openScreen = new ContainerModule(({ bind }) => {
  bind(OpenScreen).toSelf();
});
