import { act } from './act.ts';
import { askFirst } from './ask-first.ts';
import { byId, copy, part, write } from './dom.ts';
import { list } from './list.ts';
import { moment } from './moment.ts';
import { refreshAll } from './sections.ts';
import type { RowDifference } from '../../control/snapshot/differences.ts';
import { ask } from '../ask.ts';

interface NamedSnapshot {
  readonly name: string;
  readonly bytes: number;
  readonly savedAt: string;
}

interface Snapshots {
  readonly folder: string | null;
  readonly snapshots: readonly NamedSnapshot[];
}

const form = byId('save-snapshot', HTMLFormElement);
const nameField = byId('snapshot-name', HTMLInputElement);
const path = (name: string) => `snapshots/${encodeURIComponent(name)}`;

function inWords({ collection, id, what, fields }: RowDifference): string {
  const changes = fields.map(({ name, from, to }) => `${name} ${from || 'nothing'} → ${to || 'nothing'}`);
  return `${collection} ${id} ${what}${changes.length === 0 ? '' : `: ${changes.join('; ')}`}`;
}

async function compare(name: string): Promise<string> {
  const answer = await ask('GET', `${path(name)}/differences`);
  const { count, differences } = answer as { count: number; differences: RowDifference[] };
  const title = byId('differences-title', HTMLElement);
  const rows = `${count} ${count === 1 ? 'row differs' : 'rows differ'}`;
  title.textContent = `Since ${name}: ${count > differences.length ? `${rows}, the first ${differences.length}` : rows}`;
  const items = differences.map((difference) => {
    const item = document.createElement('li');
    item.textContent = inWords(difference);
    return item;
  });
  byId('differences-list', HTMLElement).replaceChildren(...items);
  byId('snapshot-differences', HTMLElement).hidden = false;
  title.focus();
  return `${rows}.`;
}

async function askAndLoad(name: string): Promise<void> {
  const where = byId('where', HTMLElement).textContent;
  const text = `The data and the uploaded files in this world (${where}) are replaced.`;
  if (!(await askFirst({ title: `Load ${name}?`, text, action: 'Load' }))) return;
  act(async () => {
    await ask('POST', `${path(name)}/load`);
    dispatchEvent(new Event('world-changed'));
    await refreshAll();
    return `${name} is loaded.`;
  });
}

function rowOf({ name, bytes, savedAt }: NamedSnapshot): HTMLElement {
  const row = copy('a-snapshot');
  write(row, 'name', name);
  write(row, 'meta', `${moment(savedAt)} · ${Math.ceil(bytes / 1000).toLocaleString()} kB`);
  const [compareButton, loadButton] = [part(row, 'compare', HTMLElement), part(row, 'load', HTMLElement)];
  compareButton.ariaLabel = `Compare ${name} with this world`;
  loadButton.ariaLabel = `Load ${name}`;
  compareButton.addEventListener('click', () => act(() => compare(name)));
  loadButton.addEventListener('click', () => void askAndLoad(name));
  return row;
}

export async function showSnapshots(): Promise<void> {
  const { folder, snapshots } = (await ask('GET', 'snapshots')) as Snapshots;
  byId('named-lead', HTMLElement).textContent =
    folder === null ? 'There is no folder for them: start with SNAPSHOTS.' : `Files in ${folder}.`;
  form.hidden = folder === null;
  list(byId('snapshots-list', HTMLElement), snapshots, ({ name, savedAt }) => `${name} ${savedAt}`, rowOf);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = nameField.value;
  act(async () => {
    await ask('PUT', path(name));
    form.reset();
    await showSnapshots();
    return `${name} is saved.`;
  });
});
