import { scenarios } from '../../seed/scenarios.ts';
import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const dataSection: Section = {
  id: 'data',
  title: 'Data',
  lead: 'Back to a known data set, or to one that was kept. Sign in afterwards: recruiter@acme.example, Welcome1!',
  icon: '<ellipse cx="12" cy="6" rx="8" ry="3"/><path d="M4 6v12c0 1.700 3.600 3 8 3s8-1.300 8-3V6M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3"/>',
  html: `<form class="card" id="reset">
  <fieldset><legend><h3>Reset</h3></legend>${scenarios.map(choice).join('')}</fieldset>
  <div class="grid">
    <div class="field"><label for="seed">Seed</label><input id="seed" type="number" min="0" max="2147483647" placeholder="as started"></div>
    <div class="field"><label for="candidates">Candidates</label><input id="candidates" type="number" min="0" max="100000" placeholder="as started"></div>
  </div>
  <div class="buttons"><button class="fill">Reset…</button></div>
</form>
<form class="card" id="restore">
  <h3>Snapshot</h3>
  <p class="meta">Everything there is in this world, with uploaded files, as one file.</p>
  <div class="buttons"><a class="button" href="snapshot" download="snapshot.json">Download</a></div>
  <div class="field"><label for="snapshot">Put one back</label><input id="snapshot" type="file" accept=".json,application/json" required></div>
  <div class="buttons"><button>Restore…</button></div>
</form>`,
  script: showData,
};

function choice({ name, description }: (typeof scenarios)[number], place: number): string {
  const checked = place === 0 ? ' checked' : '';
  return `<label class="choice"><input type="radio" name="scenario" value="${name}"${checked}><span><strong>${name}</strong><small>${description}</small></span></label>`;
}

function showData({ byId, ask, act, confirm, refreshAll }: Tools): void {
  const reset = byId('reset', HTMLFormElement);
  const restore = byId('restore', HTMLFormElement);
  const file = byId('snapshot', HTMLInputElement);

  const where = () => byId('where', HTMLElement).textContent ?? '';
  const numberIn = (id: string) => {
    const { value } = byId(id, HTMLInputElement);
    return value === '' ? undefined : Number(value);
  };

  async function told(answer: unknown): Promise<string> {
    dispatchEvent(new Event('world-changed'));
    await refreshAll();
    const { jobs = 0, candidates = 0 } = (answer as { rows: Record<string, number> }).rows;
    return `Done: ${jobs} jobs, ${candidates.toLocaleString()} candidates. Everybody is signed out.`;
  }

  async function askAndReset(): Promise<void> {
    const scenario = reset.querySelector<HTMLInputElement>('[name="scenario"]:checked')?.value ?? 'demo';
    const isSure = await confirm({
      title: `Reset to ${scenario}?`,
      text: `Everything in this world (${where()}) is replaced: data, mails, uploads, faults, requests, clock.`,
      action: 'Reset',
    });
    if (!isSure) return;
    const asked = { scenario, seed: numberIn('seed'), candidates: numberIn('candidates') };
    act(async () => told(await ask('POST', 'reset', asked)));
  }

  async function askAndRestore(): Promise<void> {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    const isSure = await confirm({
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
}
