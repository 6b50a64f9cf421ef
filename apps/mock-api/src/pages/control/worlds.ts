import { act } from './act.ts';
import { byId, copy, part, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh, refreshAll } from './sections.ts';
import { ask } from '../ask.ts';

const nameOf = (world: string) => (world === '' ? 'Default world' : world);
const input = byId('world', HTMLInputElement);
let current = '';

function rowOf(world: string): HTMLElement {
  const row = copy('a-world');
  const button = part(row, 'go', HTMLButtonElement);
  write(row, 'name', nameOf(world));
  button.setAttribute('aria-label', `Enter ${nameOf(world)}`);
  button.addEventListener('click', () => act(() => enter(world)));
  return row;
}

function showHere(row: HTMLElement, world: string): void {
  part(row, 'here', HTMLElement).hidden = world !== current;
  part(row, 'go', HTMLElement).setAttribute('aria-disabled', String(world === current));
}

async function enter(world: string): Promise<string> {
  const end = world === '' ? '; max-age=0' : '';
  document.cookie = `x-mock-world=${world}; path=/; samesite=strict${end}`;
  dispatchEvent(new Event('world-changed'));
  await refreshAll();
  return `This browser is in ${world === '' ? 'the default world' : `the world ${world}`} now.`;
}

async function refresh(): Promise<void> {
  const answer = (await ask('GET', 'worlds')) as { current: string; worlds: string[] };
  current = answer.current;
  byId('where', HTMLElement).textContent = nameOf(current);
  const others = answer.worlds.toSorted((a, b) => a.localeCompare(b));
  list(byId('worlds-list', HTMLElement), ['', ...others], (world) => `world ${world}`, rowOf, showHere);
}

byId('enter', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  act(async () => {
    const said = await enter(input.value);
    input.value = '';
    return said;
  });
});
keepFresh('worlds', refresh);
// The name stands beside the sections, too.
void refresh();
