import './mailbox.ts';
import './reviews.ts';
import './faults.ts';
import './clock.ts';
import './reset.ts';
import './requests.ts';
import { fetchJson } from '../fetch-json.ts';
import { byId } from './dom.ts';
import { addPanel, pollPanels, refreshPanels } from './panels.ts';

addPanel(async () => {
  const { current } = (await fetchJson('GET', 'worlds')) as { current: string };
  byId('world', HTMLElement).textContent = current === '' ? 'default' : current;
});
document.addEventListener('visibilitychange', () => void refreshPanels());
void pollPanels();
