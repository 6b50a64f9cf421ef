import { act } from './act.ts';
import { byId } from './dom.ts';
import { list } from './list.ts';
import { requestRow } from './request-row.ts';
import { keepFresh, refreshShown } from './sections.ts';
import type { JournalEntry } from '../../control/journal/served.ts';
import { ask } from '../ask.ts';

interface Nearest {
  readonly request: JournalEntry;
  readonly differences: readonly string[];
}

const follow = byId('follow', HTMLInputElement);
const callsOnly = byId('calls-only', HTMLInputElement);
/** Whether the next refresh shows the list even while it is not followed. */
let isDue = true;
const filterForm = byId('requests-filter', HTMLFormElement);

/** What is filled in. Times are those of this browser's clock, as they are shown. */
function filter(): Record<string, string> {
  const given = [...new FormData(filterForm)].filter((pair): pair is [string, string] => pair[1] !== '');
  return Object.fromEntries(
    given.map(([name, text]) => [name, ['since', 'until'].includes(name) ? new Date(text).toISOString() : text.trim()]),
  );
}

async function refresh(): Promise<void> {
  const asked = filter();
  byId('har', HTMLAnchorElement).href = `requests.har?${new URLSearchParams(asked)}`;
  const query = new URLSearchParams({ ...asked, limit: '200' });
  const { requests } = (await ask('GET', `requests?${query}`)) as { requests: JournalEntry[] };
  const shown = requests.filter(({ path }) => !callsOnly.checked || path.startsWith('/api/'));
  const empty = byId('no-requests', HTMLElement);
  empty.hidden = shown.length > 0;
  if (shown.length === 0) empty.textContent = await whyNone(asked);
  byId('requests-table', HTMLElement).hidden = shown.length === 0;
  list(byId('requests-list', HTMLElement), shown.toReversed(), ({ id, at, ms }) => `${id} ${at} ${ms}`, requestRow);
}

/** With the request that nearly matched, if a filter was asked for. */
async function whyNone(asked: Record<string, string>): Promise<string> {
  if (Object.keys(asked).length === 0) return 'Nothing was asked yet.';
  const { nearest } = (await ask('POST', 'requests/nearest', asked)) as { nearest: Nearest | null };
  if (nearest === null) return 'No request is like that.';
  const { method, path } = nearest.request;
  return `No request is like that. The nearest: ${method} ${path} (${nearest.differences.join('; ')}).`;
}

callsOnly.addEventListener('change', () => void refresh());
filterForm.addEventListener('change', () => {
  isDue = true;
  void refreshShown();
});
filterForm.addEventListener('submit', (event) => event.preventDefault());
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
keepFresh('requests', async () => {
  if (isDue || follow.checked) await refresh();
  isDue = false;
});
addEventListener('hashchange', () => {
  isDue = true;
});
