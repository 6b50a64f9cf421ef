import './app/early-code.ts';
import 'reflect-metadata/lite';
import './ui/tokens/base.css';
import './app/shortcuts/buffered-keys.ts';
import './app/early-theme.ts';
import './app/navigation/intercept-pop-state.ts';
import './app/stray-files.ts';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readConfiguration } from './app/configuration/configuration.ts';
import { createContainer } from './app/container/container.ts';
import { reportCaughtError } from './app/errors/chunk-load-error.ts';
import { SignOut } from '@glo/domain/account/sign-out';
import { SavedRoot } from './state/device/saved-root.ts';
import { TabOwner } from './state/device/tab-owner.ts';

configure({ enforceActions: 'observed' });

const configuration = readConfiguration(document);
const container = createContainer(configuration);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

/** A function instead of top-level `await`: WebKit would run importing modules before the first script has finished. */
async function start(place: HTMLElement): Promise<void> {
  await container.get(SavedRoot).start();
  container.get(TabOwner).start();
  void container.get(SignOut).notifyService();
  createRoot(place, { onCaughtError: reportCaughtError }).render(
    <App container={container} configuration={configuration} />,
  );
}

void start(root);
