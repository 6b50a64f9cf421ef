import { CookieClientStorage, LocalClientStorage } from '@glo/adapters/browser';
import { KeysStorage, ThemeStorage } from '@glo/domain/client-storage';
import { ContainerModule } from 'inversify';
import { KeysState } from '../../state/keys-state.ts';
import { ThemeState } from '../../state/theme-state.ts';

/** What a person has set on this device, whoever is signed in: the theme, and whether single keys act. */
export const habits = new ContainerModule(({ bind }) => {
  bind(ThemeStorage).toResolvedValue(() => new CookieClientStorage('theme'));
  bind(ThemeState).toSelf();
  bind(KeysStorage).toResolvedValue(() => new LocalClientStorage('keys'));
  bind(KeysState).toSelf();
});
