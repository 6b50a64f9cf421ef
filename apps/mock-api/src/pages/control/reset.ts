import type { Scenario } from '../../seed/scenario.ts';
import { fetchJson } from '../fetch-json.ts';
import { byId, element, numberIn } from './dom.ts';
import { addPanel, runAction } from './panels.ts';

const form = byId('reset', HTMLFormElement);
const scenario = byId('scenario', HTMLSelectElement);
const dialog = byId('confirm-reset', HTMLDialogElement);
let scenarios: readonly Scenario[] = [];

function showDescription(): void {
  byId('scenario-hint', HTMLElement).textContent =
    scenarios.find(({ name }) => name === scenario.value)?.description ?? '';
}

function confirmReset(): void {
  byId('confirm-title', HTMLElement).textContent = `Reset to ${scenario.value}?`;
  byId('confirm-world', HTMLElement).textContent = byId('world', HTMLElement).textContent;
  dialog.returnValue = '';
  dialog.showModal();
}

function reset(): void {
  const keepClock = byId('keep-clock', HTMLInputElement).checked;
  const asked = { scenario: scenario.value, seed: numberIn('seed'), candidates: numberIn('candidates'), keepClock };
  runAction(async () => {
    const { rows } = (await fetchJson('POST', 'reset', asked)) as { rows: Record<string, number> };
    dispatchEvent(new Event('world-reset'));
    return `World reset: ${rows['jobs']} jobs, ${rows['candidates']?.toLocaleString('en-US')} candidates.`;
  });
}

scenario.addEventListener('change', showDescription);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  confirmReset();
});
dialog.addEventListener('close', () => {
  if (dialog.returnValue === 'reset') reset();
});
addPanel(async () => {
  if (scenarios.length > 0) return;
  ({ scenarios } = (await fetchJson('GET', 'scenarios')) as { scenarios: Scenario[] });
  scenario.replaceChildren(...scenarios.map(({ name }) => element('option', { value: name }, name)));
  showDescription();
});
