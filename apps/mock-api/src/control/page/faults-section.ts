import { wireTable } from '@glo/adapters/wire/table';
import { basePaths } from '../../http/route.ts';
import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const faultsSection: Section = {
  id: 'faults',
  title: 'Faults',
  lead: 'Calls that fail, stall or answer nonsense, on demand. They hit this world only.',
  icon: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
  html: `<form class="card grid" id="fault">
  <div class="field wide"><label for="fault-call">Calls</label>
    <select id="fault-call">
      <optgroup label="Several"><option value=" /api/*">Every call of both services</option>${some('recruiter')}${some('candidate')}
        <option value=" /uploads/:name">Uploaded files</option><option value=" /pictures/*">Drawn pictures</option></optgroup>
      <optgroup label="Recruiter API">${each('recruiter')}</optgroup>
      <optgroup label="Candidate data service">${each('candidate')}</optgroup>
    </select></div>
  <div class="field double"><label for="fault-effect">What happens</label>
    <select id="fault-effect">
      <option value="status">Answer with a status</option>
      <option value="delay">Answer late</option>
      <option value="hang">Hang without an answer</option>
      <option value="drop">Drop the connection</option>
      <option value="html">A page instead of JSON</option>
      <option value="truncate">Half of the reply</option>
      <option value="wrong-shape">Fields of the wrong type</option>
    </select></div>
  <div class="field"><label for="fault-status">Status</label>
    <input id="fault-status" type="number" min="200" max="599" value="503" required></div>
  <div class="field"><label for="fault-delay">Delay in ms</label>
    <input id="fault-delay" type="number" min="1" max="600000" placeholder="none"></div>
  <div class="field"><label for="fault-after">Leave alone first</label>
    <input id="fault-after" type="number" min="0" max="1000000" placeholder="none"></div>
  <div class="field"><label for="fault-times">Then hit</label>
    <input id="fault-times" type="number" min="1" max="1000000" placeholder="all"></div>
  <div class="field wide"><label for="fault-body">Body of the answer, as JSON</label>
    <textarea id="fault-body" rows="2" spellcheck="false" placeholder='{ "message": "Planned failure …" }'></textarea></div>
  <div class="buttons wide"><button class="fill">Add fault</button></div>
</form>
<div class="title"><h3>Active faults</h3><button type="button" id="clear-faults">Clear all</button></div>
<p class="empty" id="no-faults">There are none: every call is served as usual.</p>
<ul class="rows" id="faults-list"></ul>
<template id="a-fault">
  <li class="row"><div><strong data-part="call"></strong><span class="meta" data-part="what"></span></div><span class="chip" data-part="count"></span><button type="button" data-part="remove">Remove</button></li>
</template>`,
  script: showFaults,
};

type Service = keyof typeof basePaths;

function some(service: Service): string {
  const name = service === 'recruiter' ? 'Recruiter API' : 'Candidate data service';
  return `<option value=" ${basePaths[service]}/*">Every call of the ${name}</option>`;
}

function each(service: Service): string {
  return Object.values(wireTable)
    .filter((call) => call.service === service)
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ method, path }) => `<option value="${method} ${basePaths[service]}${path}">${method} ${path}</option>`)
    .join('');
}

function showFaults({ byId, copy, write, part, list, ask, act, keepFresh }: Tools): void {
  interface Fault {
    readonly id: string;
    readonly method?: string;
    readonly path: string;
    readonly status?: number;
    readonly body?: unknown;
    readonly drop?: boolean;
    readonly kind?: string;
    readonly delayMs?: number;
    readonly after?: number;
    readonly times?: number;
    readonly fired: number;
    readonly remaining: number | null;
  }

  const form = byId('fault', HTMLFormElement);
  const effect = byId('fault-effect', HTMLSelectElement);
  const delay = byId('fault-delay', HTMLInputElement);
  const status = byId('fault-status', HTMLInputElement);
  const body = byId('fault-body', HTMLTextAreaElement);

  /** Only what goes with the effect can be filled in. */
  function fit(): void {
    status.disabled = !['status', 'html'].includes(effect.value);
    body.disabled = effect.value !== 'status';
    delay.required = effect.value === 'delay';
  }

  const numberIn = (id: string) => {
    const { value } = byId(id, HTMLInputElement);
    return value === '' ? undefined : Number(value);
  };

  function json(text: string): unknown {
    try {
      return text.trim() === '' ? undefined : JSON.parse(text);
    } catch {
      body.focus();
      throw new Error('The body is not valid JSON.');
    }
  }

  function asked(): object {
    const [method = '', path] = byId('fault-call', HTMLSelectElement).value.split(' ');
    const { value } = effect;
    return {
      path,
      ...(method !== '' && { method }),
      ...(value === 'drop' && { drop: true }),
      ...(['hang', 'html', 'truncate', 'wrong-shape'].includes(value) && { kind: value }),
      ...(!status.disabled && { status: Number(status.value) }),
      ...(!body.disabled && { body: json(body.value) }),
      delayMs: numberIn('fault-delay'),
      after: numberIn('fault-after'),
      times: numberIn('fault-times'),
    };
  }

  function inWords({ kind, drop, status: code, delayMs, after = 0, body: answer }: Fault): string {
    const kinds: Record<string, string> = {
      hang: 'hangs without an answer',
      html: `answers ${code ?? 200} with a page`,
      truncate: 'sends half of the reply',
      'wrong-shape': 'sends fields of the wrong type',
    };
    const plain =
      code === undefined
        ? 'answers as usual'
        : `answers ${code}${answer === undefined ? '' : ' with a body of your own'}`;
    const what = kinds[kind ?? ''] ?? (drop === true ? 'drops the connection' : plain);
    return `${what}${delayMs === undefined ? '' : `, after ${delayMs} ms`}${after === 0 ? '' : `; leaves ${after} alone first`}`;
  }

  function rowOf(fault: Fault): HTMLElement {
    const row = copy('a-fault');
    const call = `${fault.method ?? 'Any'} ${fault.path}`;
    const button = part(row, 'remove', HTMLButtonElement);
    write(row, 'call', call);
    write(row, 'what', inWords(fault));
    button.setAttribute('aria-label', `Remove the fault of ${call}`);
    button.addEventListener('click', () =>
      act(async () => {
        await ask('DELETE', `faults/${fault.id}`);
        await refresh();
        return 'The fault is removed.';
      }),
    );
    return row;
  }

  async function refresh(): Promise<void> {
    const { faults } = (await ask('GET', 'faults')) as { faults: Fault[] };
    byId('no-faults', HTMLElement).hidden = faults.length > 0;
    byId('clear-faults', HTMLElement).setAttribute('aria-disabled', String(faults.length === 0));
    list(
      byId('faults-list', HTMLElement),
      faults,
      ({ id }) => id,
      rowOf,
      (row, { fired, remaining }) => {
        write(row, 'count', `hit ${fired}${remaining === null ? '' : `, ${remaining} left`}`);
      },
    );
  }

  effect.addEventListener('change', fit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act(async () => {
      await ask('POST', 'faults', asked());
      await refresh();
      return 'The fault is added.';
    });
  });
  byId('clear-faults', HTMLElement).addEventListener('click', () =>
    act(async () => {
      const { removed } = (await ask('DELETE', 'faults')) as { removed: number };
      await refresh();
      return removed === 0 ? 'There was no fault.' : 'All faults are removed.';
    }),
  );
  fit();
  keepFresh('faults', refresh);
}
