import type { ClockReading } from '../../control/control-routes.ts';
import { fetchJson } from '../fetch-json.ts';
import { byId } from './dom.ts';
import { formatDateTime, formatOffset } from './format.ts';
import { addPanel, runAction } from './panels.ts';

const freeze = byId('freeze', HTMLButtonElement);
const time = byId('time', HTMLInputElement);

function changeClock(method: 'POST' | 'DELETE', result: string, body?: object): void {
  runAction(async () => {
    await fetchJson(method, 'clock', body);
    return result;
  });
}

async function refresh(): Promise<void> {
  const { now, aheadMs, frozen } = (await fetchJson('GET', 'clock')) as ClockReading;
  byId('now', HTMLElement).textContent = formatDateTime(now);
  byId('offset', HTMLElement).textContent = `${frozen ? 'Frozen' : 'Running'}, ${formatOffset(aheadMs)}`;
  freeze.ariaPressed = String(frozen);
}

for (const advance of byId('advance', HTMLElement).querySelectorAll('button')) {
  const advanceMs = Number(advance.dataset['minutes']) * 60_000;
  advance.addEventListener('click', () =>
    changeClock('POST', `Clock advanced by ${advance.textContent}.`, { advanceMs }),
  );
}
freeze.addEventListener('click', () => {
  const frozen = freeze.ariaPressed !== 'true';
  changeClock('POST', frozen ? 'Clock frozen.' : 'Clock running.', { frozen });
});
byId('real-time', HTMLElement).addEventListener('click', () => changeClock('DELETE', 'Clock set to the real time.'));
byId('set-clock', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  changeClock('POST', 'Clock set.', { now: new Date(time.value).toISOString() });
});
addPanel(refresh);
