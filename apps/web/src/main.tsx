import 'reflect-metadata/lite';
import './ui/base.css';
import './app/early-keys.ts';
import './app/early-theme.ts';
import './app/first-to-hear.ts';
import { configure } from 'mobx';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readConfiguration } from './app/read-configuration.ts';
import { createContainer } from './app/container.ts';
import { SavedRoot } from './state/saved-root.ts';

configure({ enforceActions: 'observed' });

// All of the above and the first screen would be one long task: whoever presses a key meanwhile is heard in between.
await new Promise((resolve) => setTimeout(resolve));

const configuration = readConfiguration(document);
const container = createContainer(configuration);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

await container.get(SavedRoot).start();
createRoot(root).render(<App container={container} configuration={configuration} />);
