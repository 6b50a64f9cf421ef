import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const requestsSection: Section = {
  id: 'requests',
  title: 'Requests',
  lead: 'What this world was asked and what it answered, the newest first. Secrets are hidden.',
  icon: '<path d="M4 6h16M4 12h16M4 18h10"/>',
  html: `<div class="title">
  <label class="check"><input type="checkbox" id="follow" checked> Follow</label>
  <label class="check"><input type="checkbox" id="calls-only" checked> Calls of the services only</label>
  <span class="buttons"><button type="button" id="refresh-requests">Refresh</button><button type="button" id="clear-requests">Clear</button></span>
</div>
<p class="empty" id="no-requests">Nothing was asked yet.</p>
<div class="table" id="requests-table" tabindex="0" role="region" aria-label="Table of requests">
  <table>
    <thead><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col" class="number">Status</th><th scope="col" class="number">ms</th><th scope="col" class="number">In</th><th scope="col" class="number">Out</th></tr></thead>
    <tbody id="requests-list"></tbody>
  </table>
</div>
<template id="a-request-row"><tr>
  <td data-part="at"></td>
  <td><details data-part="details" hidden><summary data-part="summary"></summary><pre data-part="body"></pre></details><span data-part="plain"></span><span class="chip danger" data-part="fault" hidden></span></td>
  <td class="number"><span data-part="status"></span></td><td class="number" data-part="ms"></td><td class="number" data-part="in"></td><td class="number" data-part="out"></td>
</tr></template>`,
  script: showRequests,
};

function showRequests({ byId, copy, write, part, list, ask, act, keepFresh }: Tools): void {
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
}
