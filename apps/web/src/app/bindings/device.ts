import { BrowserConnection } from '@glo/adapters/browser/browser-connection';
import { CookieClientStorage } from '@glo/adapters/browser/cookie-client-storage';
import { LocalClientStorage } from '@glo/adapters/browser/local-client-storage';
import { ShortcutsStorage } from '@glo/domain/client-storage/shortcuts-storage';
import { RecordStorage } from '@glo/domain/client-storage/record-storage';
import { ThemeStorage } from '@glo/domain/client-storage/theme-storage';
import { Connection } from '@glo/domain/connection/connection';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';

/** Part of the first load. */
export const device = new ContainerModule(({ bind }) => {
  bind(ThemeStorage).toResolvedValue(() => new CookieClientStorage('theme'));
  bind(ShortcutsStorage).toResolvedValue(() => new LocalClientStorage('keys'));
  bind(RecordStorage).toResolvedValue(() => new LocalClientStorage('records'));
  bind(Connection).toResolvedValue(({ recruiterApi }) => new BrowserConnection(recruiterApi), [configurationToken]);
});
