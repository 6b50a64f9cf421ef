import { act } from './act.ts';
import { byId, copy, part, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

interface Entry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly ms: number;
  readonly requestBytes: number | null;
  readonly replyBytes: number | null;
  readonly body?: string;
  readonly fault?: string;
}

const follow = byId('follow', HTMLInputElement);
const callsOnly = byId('calls-only', HTMLInputElement);

function size(bytes: number | null): string {
  if (bytes === null) return '–';
  return bytes < 10_000 ? String(bytes) : `${Math.round(bytes / 1000)} k`;
}

function rowOf({ at, method, path, status, ms, requestBytes, replyBytes, body, fault }: Entry): HTMLElement {
  const row = copy('a-request-row');
  write(row, 'at', new Date(at).toLocaleTimeString());
  write(row, body === undefined ? 'plain' : 'summary', `${method} ${path}`);
  part(row, 'details', HTMLElement).hidden = body === undefined;
  write(row, 'body', body ?? '');
  part(row, 'fault', HTMLElement).hidden = fault === undefined;
  write(row, 'fault', `fault ${fault}`);
  write(row, 'status', status === null ? 'no answer' : String(status));
  part(row, 'status', HTMLElement).classList.toggle('bad', status === null || status >= 400);
  write(row, 'ms', ms.toFixed(1));
  write(row, 'in', size(requestBytes));
  write(row, 'out', size(replyBytes));
  return row;
}

async function refresh(): Promise<void> {
  const { requests } = (await ask('GET', 'requests?limit=200')) as { requests: Entry[] };
  const seen = new Map<string, number>();
  const keyed = requests.map((entry) => {
    const text = `${entry.at} ${entry.method} ${entry.path} ${entry.ms}`;
    seen.set(text, (seen.get(text) ?? 0) + 1);
    return { ...entry, key: `${text} ${seen.get(text)}` };
  });
  const shown = keyed.filter(({ path }) => !callsOnly.checked || path.startsWith('/api/'));
  byId('no-requests', HTMLElement).hidden = shown.length > 0;
  byId('requests-table', HTMLElement).hidden = shown.length === 0;
  list(byId('requests-list', HTMLElement), shown.toReversed(), ({ key }) => key, rowOf);
}

callsOnly.addEventListener('change', () => void refresh());
byId('refresh-requests', HTMLElement).addEventListener('click', () =>
  act(async () => {
    await refresh();
    return 'The list is up to date.';
  }),
);
byId('clear-requests', HTMLElement).addEventListener('click', () =>
  act(async () => {
    await ask('DELETE', 'requests');
    await refresh();
    return 'The list is cleared.';
  }),
);
let isFirst = true;
keepFresh('requests', async () => {
  if (isFirst || follow.checked) await refresh();
  isFirst = false;
});
addEventListener('hashchange', () => {
  isFirst = true;
});
