import type { ListedFault } from '../../control/faults/faults.ts';
import { fetchJson } from '../fetch-json.ts';
import { button, byId, element, numberIn, showRows } from './dom.ts';
import { addPanel, runAction } from './panels.ts';

const form = byId('fault', HTMLFormElement);
const effect = byId('fault-effect', HTMLSelectElement);
const status = byId('fault-status', HTMLInputElement);
const body = byId('fault-body', HTMLTextAreaElement);

function enableFields(): void {
  status.disabled = !['status', 'html'].includes(effect.value);
  body.disabled = effect.value !== 'status';
  byId('fault-delay', HTMLInputElement).required = effect.value === 'delay';
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    body.focus();
    throw new Error('The body is not valid JSON.');
  }
}

const readForm = () => ({
  method: byId('fault-method', HTMLSelectElement).value || undefined,
  path: byId('fault-path', HTMLInputElement).value.trim(),
  status: status.disabled ? undefined : Number(status.value),
  bodyText: body.disabled ? '' : body.value.trim(),
  delayMs: numberIn('fault-delay'),
  times: numberIn('fault-times'),
  ...(['html', 'truncate', 'drop', 'hang'].includes(effect.value) && { [effect.value]: true }),
});

function describeEffect(fault: ListedFault): string {
  if (fault.drop === true) return 'Drops the connection';
  if (fault.hang === true) return 'Never responds';
  if (fault.truncate === true) return 'Sends half of the body';
  if (fault.html === true) return `Responds with ${fault.status ?? 200} and HTML`;
  if (fault.status === undefined) return 'Responds as usual';
  return `Responds with ${fault.status}${fault.body === undefined ? '' : ' and a custom body'}`;
}

function createRow(fault: ListedFault): HTMLElement {
  const { id, method = 'Any method', path, delayMs } = fault;
  const delay = delayMs === undefined ? '' : ` after ${delayMs} ms`;
  return element(
    'li',
    { className: 'row' },
    element(
      'div',
      {},
      element('strong', {}, `${method} ${path}`),
      element('small', {}, `${describeEffect(fault)}${delay}`),
    ),
    element('small', {}),
    button('Remove', `Remove the fault at ${method} ${path}`, () =>
      runAction(async () => {
        await fetchJson('DELETE', `faults/${id}`);
        return 'Fault removed.';
      }),
    ),
  );
}

function updateRow(row: HTMLElement, { fired, remaining }: ListedFault): void {
  const hits = fired === 1 ? '1 hit' : `${fired} hits`;
  row.querySelector(':scope > small')?.replaceChildren(remaining === null ? hits : `${hits}, ${remaining} left`);
}

async function offerPaths(): Promise<void> {
  const paths = byId('fault-paths', HTMLDataListElement);
  if (paths.children.length > 0) return;
  const { calls } = (await fetchJson('GET', 'calls')) as { calls: { method: string; path: string }[] };
  const known = ['/api/*', ...calls.map(({ path }) => path).toSorted((a, b) => a.localeCompare(b))];
  paths.replaceChildren(...Array.from(new Set(known), (value) => element('option', { value })));
}

async function refresh(): Promise<void> {
  const { faults } = (await fetchJson('GET', 'faults')) as { faults: ListedFault[] };
  showRows('faults-list', faults, ({ id }) => id, createRow, updateRow);
  await offerPaths();
}

effect.addEventListener('change', enableFields);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { bodyText, ...fault } = readForm();
  runAction(async () => {
    await fetchJson('POST', 'faults', { ...fault, body: parseBody(bodyText) });
    return 'Fault added.';
  });
});
byId('clear-faults', HTMLButtonElement).addEventListener('click', () =>
  runAction(async () => {
    const { removed } = (await fetchJson('DELETE', 'faults')) as { removed: number };
    return removed === 1 ? '1 fault removed.' : `${removed} faults removed.`;
  }),
);
enableFields();
addPanel(refresh);
