import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const worldsSection: Section = {
  id: 'worlds',
  title: 'Worlds',
  lead: 'A world has data, mails, clock, faults and requests of its own, in memory. This browser can be sent into one; sign in again there.',
  icon: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z"/>',
  html: `<form class="line" id="enter">
  <label for="world">Name of a world<small id="world-hint">Letters, digits, dots, dashes, underscores. A new name makes a new world.</small></label>
  <input id="world" aria-describedby="world-hint" required maxlength="64" pattern="[A-Za-z0-9._\\-]+" autocomplete="off" spellcheck="false">
  <button class="fill">Enter</button>
</form>
<ul class="rows" id="worlds-list"></ul>
<template id="a-world">
  <li class="row"><strong data-part="name"></strong><span class="chip" data-part="here">You are here</span><button type="button" data-part="go">Enter</button></li>
</template>`,
  script: showWorlds,
};

function showWorlds({ byId, copy, write, part, list, ask, act, keepFresh, refreshAll }: Tools): void {
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
}
