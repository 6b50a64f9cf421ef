import { BrowserConnection } from '@glo/adapters/browser/browser-connection';
import { CookieClientStorage } from '@glo/adapters/browser/cookie-client-storage';
import { LocalClientStorage } from '@glo/adapters/browser/web-storage';
import { RecordStorage, ShortcutsStorage, ThemeStorage } from '@glo/domain/client-storage/client-storage';
import { Connection } from '@glo/domain/shared/page';
import { ContainerModule } from 'inversify';
import { configurationToken } from '../configuration/configuration.ts';

/** Part of the first load. */
export const device = new ContainerModule(({ bind }) => {
  bind(ThemeStorage).toResolvedValue(() => new CookieClientStorage('theme'));
  bind(ShortcutsStorage).toResolvedValue(() => new LocalClientStorage('keys'));
  bind(RecordStorage).toResolvedValue(() => new LocalClientStorage('records'));
  bind(Connection).toResolvedValue(({ recruiterApi }) => new BrowserConnection(recruiterApi), [configurationToken]);
});
