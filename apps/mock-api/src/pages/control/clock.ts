import { act } from './act.ts';
import { byId } from './dom.ts';
import { keepFresh } from './sections.ts';
import { ask } from '../ask.ts';

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.length === 0 ? 'It shows the real time.' : `It is ${words.join(' ')} ahead.`;
}

async function refresh(): Promise<void> {
  const { now, aheadMs } = (await ask('GET', 'clock')) as { now: string; aheadMs: number };
  byId('now', HTMLElement).textContent = new Date(now).toLocaleString();
  byId('ahead', HTMLElement).textContent = inWords(aheadMs);
}

for (const button of byId('advance', HTMLElement).querySelectorAll('button')) {
  button.addEventListener('click', () =>
    act(async () => {
      await ask('POST', 'clock', { advanceMs: Number(button.dataset['minutes']) * 60_000 });
      await refresh();
      return `The clock is ${(button.textContent ?? '').replace(' on', '')} further on.`;
    }),
  );
}
keepFresh('clock', refresh);
