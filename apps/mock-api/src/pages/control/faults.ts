import { act } from './act.ts';
import { byId, copy, numberIn, part, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

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

const calls = byId('fault-call', HTMLSelectElement);
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

function json(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    body.focus();
    throw new Error('The body is not valid JSON.');
  }
}

function asked(): object {
  const [method = '', path] = calls.value.split(' ');
  const { value } = effect;
  return {
    path,
    ...(method !== '' && { method }),
    ...(value === 'drop' && { drop: true }),
    ...(['hang', 'html', 'reset', 'truncate', 'wrong-shape', 'garbage', 'dribble'].includes(value) && { kind: value }),
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
    reset: 'resets the connection',
    garbage: 'sends garbage',
    dribble: 'sends the reply in small pieces',
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

/** Each call of both services can be chosen; asked for once. */
async function offerCalls(): Promise<void> {
  if (calls.querySelector('[data-base] option') !== null) return;
  const answer = (await ask('GET', 'calls')) as { calls: { method: string; path: string }[] };
  for (const group of calls.querySelectorAll<HTMLOptGroupElement>('[data-base]')) {
    const base = `${group.dataset['base']}/`;
    const ofGroup = answer.calls.filter(({ path }) => path.startsWith(base));
    group.replaceChildren(
      ...ofGroup
        .toSorted((a, b) => a.path.localeCompare(b.path))
        .map(({ method, path }) => new Option(`${method} ${path.slice(base.length - 1)}`, `${method} ${path}`)),
    );
  }
}

async function refresh(): Promise<void> {
  await offerCalls();
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
