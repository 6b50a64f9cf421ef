import { CookieClientStorage } from '@glo/adapters/browser/cookie-client-storage';
import { LocalClientStorage } from '@glo/adapters/browser/local-client-storage';
import { KeysStorage } from '@glo/domain/client-storage/keys-storage';
import { ThemeStorage } from '@glo/domain/client-storage/theme-storage';
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
