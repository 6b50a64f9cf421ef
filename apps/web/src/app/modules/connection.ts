import { BrowserConnection } from '@glo/adapters/browser/browser-connection';
import { Connection } from '@glo/domain/connection/connection';
import { ContainerModule } from 'inversify';
import { ConnectionState } from '../../state/connection-state.ts';
import { configurationToken } from '../configuration/configuration-token.ts';

/** Whether the services can be reached. */
export const connection = new ContainerModule(({ bind }) => {
  bind(Connection).toResolvedValue(({ recruiterApi }) => new BrowserConnection(recruiterApi), [configurationToken]);
  bind(ConnectionState).toSelf();
});
