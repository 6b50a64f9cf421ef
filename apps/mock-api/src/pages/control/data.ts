import { act } from './act.ts';
import { askFirst } from './ask-first.ts';
import { byId, copy, numberIn, part, write } from './dom.ts';
import { list } from './list.ts';
import { keepFresh, refreshAll } from './sections.ts';
import { showSnapshots } from './snapshots.ts';
import { ask } from '../ask.ts';

interface Scenario {
  readonly name: string;
  readonly description: string;
}

const reset = byId('reset', HTMLFormElement);
const restore = byId('restore', HTMLFormElement);
const file = byId('snapshot', HTMLInputElement);

const chosenScenario = () => reset.querySelector<HTMLInputElement>('[name="scenario"]:checked');
const where = () => byId('where', HTMLElement).textContent ?? '';

async function told(answer: unknown): Promise<string> {
  dispatchEvent(new Event('world-changed'));
  await refreshAll();
  const { jobs = 0, candidates = 0 } = (answer as { rows: Record<string, number> }).rows;
  return `Done: ${jobs} jobs, ${candidates.toLocaleString()} candidates. Everybody is signed out.`;
}

async function askAndReset(): Promise<void> {
  const scenario = chosenScenario()?.value ?? 'demo';
  const keepClock = byId('keep-clock', HTMLInputElement).checked;
  const replaced = `data, mails, uploads, faults, requests${keepClock ? '' : ', clock'}`;
  const isSure = await askFirst({
    title: `Reset to ${scenario}?`,
    text: `Everything in this world (${where()}) is replaced: ${replaced}.`,
    action: 'Reset',
  });
  if (!isSure) return;
  const day = byId('day', HTMLInputElement).value || undefined;
  const asked = { scenario, seed: numberIn('seed'), candidates: numberIn('candidates'), day, keepClock };
  act(async () => told(await ask('POST', 'reset', asked)));
}

async function askAndRestore(): Promise<void> {
  const [chosen] = file.files ?? [];
  if (chosen === undefined) return;
  const isSure = await askFirst({
    title: `Restore ${chosen.name}?`,
    text: `The data and the uploaded files in this world (${where()}) are replaced.`,
    action: 'Restore',
  });
  if (!isSure) return;
  act(async () => {
    const text = await chosen.text();
    let snapshot: unknown;
    try {
      snapshot = JSON.parse(text);
    } catch {
      throw new Error(`${chosen.name} is no snapshot.`);
    }
    const said = await told(await ask('PUT', 'snapshot', snapshot));
    restore.reset();
    return said.replace('Everybody is signed out.', 'Sessions are as they were.');
  });
}

reset.addEventListener('submit', (event) => {
  event.preventDefault();
  void askAndReset();
});
restore.addEventListener('submit', (event) => {
  event.preventDefault();
  void askAndRestore();
});

function choiceOf({ name, description }: Scenario): HTMLElement {
  const choice = copy('a-scenario');
  write(choice, 'name', name);
  write(choice, 'description', description);
  part(choice, 'choose', HTMLInputElement).value = name;
  return choice;
}

keepFresh('data', async () => {
  await showSnapshots();
  if (chosenScenario() !== null) return;
  const answer = (await ask('GET', 'scenarios')) as { scenarios: Scenario[] };
  list(byId('scenarios', HTMLElement), answer.scenarios, ({ name }) => name, choiceOf);
  part(reset, 'choose', HTMLInputElement).checked = true;
});
