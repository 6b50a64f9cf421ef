import './app/early-code.ts';
import 'reflect-metadata/lite';
import './ui/tokens/base.css';
import './app/shortcuts/buffered-keys.ts';
import './app/early-theme.ts';
import './app/navigation/intercept-pop-state.ts';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { requestAhead } from './app/early-read.ts';
import { readConfiguration } from './app/configuration/configuration.ts';
import { createContainer } from './app/container/container.ts';
import { guardPresses } from './app/shortcuts/guard-presses.ts';
import { reportCaughtError } from './app/errors/ErrorBoundary.tsx';
import { SignOut } from '@glo/domain/account/sign-out';
import { SavedRoot } from './state/device/saved-root.ts';
import { PressGuard } from './state/press/press-guard.ts';
import { TabOwner } from './state/device/tab-owner.ts';

for (const type of ['dragenter', 'dragover', 'drop'] as const) addEventListener(type, refuseStrayFile);

configure({ enforceActions: 'observed' });

const configuration = readConfiguration(document);
const container = createContainer(configuration);
guardPresses(container.get(PressGuard));
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

/** A function instead of top-level `await`: WebKit would run importing modules before the first script has finished. */
async function start(place: HTMLElement): Promise<void> {
  await container.get(SavedRoot).start();
  container.get(TabOwner).start();
  void container.get(SignOut).notifyService();
  void requestAhead(container, location);
  createRoot(place, { onCaughtError: reportCaughtError }).render(
    <App container={container} configuration={configuration} />,
  );
}

/** Keeps the tab if a file is dropped beside a drop zone. The browser would open it instead of the application. */
function refuseStrayFile(event: DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

void start(root);
