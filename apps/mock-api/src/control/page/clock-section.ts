import type { Section } from './section.ts';
import type { Tools } from './tools.ts';

export const clockSection: Section = {
  id: 'clock',
  title: 'Clock',
  lead: 'Codes and sessions end by it, and new dates are taken from it. Only a reset puts it back.',
  icon: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  html: `<div class="card">
  <p class="code" id="now"></p>
  <p class="meta" id="ahead"></p>
</div>
<div class="buttons" id="advance" role="group" aria-label="Move the clock forward">
  <button type="button" data-minutes="15">15 minutes on</button>
  <button type="button" data-minutes="60">1 hour on</button>
  <button type="button" data-minutes="1440">1 day on</button>
  <button type="button" data-minutes="43200">30 days on</button>
</div>`,
  script: showClock,
};

function showClock({ byId, ask, act, keepFresh }: Tools): void {
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
}
