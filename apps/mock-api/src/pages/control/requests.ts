import type { LoggedRequest } from '../../control/requests/request-log.ts';
import { fetchJson } from '../fetch-json.ts';
import { byId, element, showRows } from './dom.ts';
import { formatDateTime } from './format.ts';
import { addPanel, refreshPanels } from './panels.ts';

const mostShown = 100;
const apiOnly = byId('api-only', HTMLInputElement);

function formatBytes(bytes: number | null): string {
  if (bytes === null) return '–';
  return bytes < 10_000 ? `${bytes} B` : `${Math.round(bytes / 1000)} kB`;
}

function createRow({ at, method, path, status, ms, requestBytes, replyBytes, fault }: LoggedRequest): HTMLElement {
  const statusText = status === null ? 'none' : String(status);
  const className = status === null || status >= 400 ? 'number error' : 'number';
  return element(
    'tr',
    {},
    element('td', {}, formatDateTime(at)),
    element('td', {}, `${method} ${path}`),
    element('td', {}, fault === undefined ? '' : `Fault ${fault}`),
    element('td', { className }, statusText),
    element('td', { className: 'number' }, `${ms.toFixed(1)} ms`),
    element('td', { className: 'number' }, formatBytes(requestBytes)),
    element('td', { className: 'number' }, formatBytes(replyBytes)),
  );
}

async function refresh(): Promise<void> {
  const { requests } = (await fetchJson('GET', 'requests?limit=300')) as { requests: LoggedRequest[] };
  const shown = requests.filter(({ path }) => !apiOnly.checked || path.startsWith('/api/'));
  showRows('requests-list', shown.toReversed().slice(0, mostShown), ({ id, at }) => `${id} ${at}`, createRow);
}

apiOnly.addEventListener('change', () => void refreshPanels());
addPanel(refresh);
