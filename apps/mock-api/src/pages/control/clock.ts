import { act } from './act.ts';
import { byId } from './dom.ts';
import { longMoment } from './moment.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

interface Reading {
  readonly now: string;
  readonly aheadMs: number;
  readonly frozen: boolean;
}

const freeze = byId('freeze', HTMLButtonElement);
const time = byId('time', HTMLInputElement);

function inWords(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  if (words.length === 0) return 'It shows the real time.';
  return `It is ${words.join(' ')} ${ms < 0 ? 'behind' : 'ahead'}.`;
}

async function refresh(): Promise<void> {
  const { now, aheadMs, frozen } = (await ask('GET', 'clock')) as Reading;
  byId('now', HTMLElement).textContent = longMoment(now);
  byId('ahead', HTMLElement).textContent = frozen ? `It is frozen. ${inWords(aheadMs)}` : inWords(aheadMs);
  freeze.ariaPressed = String(frozen);
}

function change(method: 'POST' | 'DELETE', said: string, body?: object): void {
  act(async () => {
    await ask(method, 'clock', body);
    await refresh();
    return said;
  });
}

for (const button of byId('advance', HTMLElement).querySelectorAll('button')) {
  const said = `The clock is ${(button.textContent ?? '').replace(' on', '')} further on.`;
  const advanceMs = Number(button.dataset['minutes']) * 60_000;
  button.addEventListener('click', () => change('POST', said, { advanceMs }));
}
freeze.addEventListener('click', () => {
  const frozen = freeze.ariaPressed !== 'true';
  change('POST', frozen ? 'The clock stands still.' : 'The clock runs on.', { frozen });
});
byId('real-time', HTMLElement).addEventListener('click', () => change('DELETE', 'The clock shows the real time.'));
byId('set-clock', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  change('POST', 'The clock is set.', { now: new Date(time.value).toISOString() });
});
keepFresh('clock', refresh);
