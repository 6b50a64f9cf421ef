import type { Browser, Page } from '@playwright/test';
import { compare, inTurns, type Pair } from '../bench/samples.ts';
import type { Measure } from '../bench/measures.ts';
import type { Sites } from './sites.ts';
import { MeasuredPage } from './measured-page.ts';
import { blockedTime, mainThreadTasks } from './tasks.ts';
import { type Requests, watchRequests } from './requests.ts';

/** Milliseconds count from the start of the navigation. */
interface ColdLoad {
  /** Until it could be used. */
  readonly before: Requests;
  /** Until nothing was on its way any more. */
  readonly inAll: Requests;
  readonly firstPaint: number;
  readonly firstContent: number;
  /** The e-mail field took a key and showed it. */
  readonly usable: number;
  readonly blocked: number;
}

/** Nothing under way for so long, in milliseconds: it is quiet. */
const quiet = 1000;

/** /login beside the bare page, each in a browser that has seen nothing yet. */
export async function measureColdLoads({ app, bare, browser }: Sites): Promise<readonly Measure[]> {
  const loads = await inTurns(
    5,
    () => coldLoad(browser, `${app}/login`),
    () => coldLoad(browser, `${bare}/login`),
  );
  const ratio = (what: string, of: (load: ColdLoad) => number, text: (value: number) => string, most?: number) => {
    const { ours, other, ratio: judged } = compare(loads.map((pair) => both(pair, of)));
    const bound = most === undefined ? {} : { bound: { most } };
    return { what: `/login, ${what}`, value: text(ours), against: `${text(other)} bare page`, judged, ...bound };
  };
  const requests = (what: string, of: (load: ColdLoad) => Requests) => {
    const { ours, other } = compare(loads.map((pair) => both(pair, (load) => of(load).count)));
    return { what: `/login, ${what}`, value: `${ours}`, against: `${other} bare page`, judged: ours };
  };
  return [
    ratio('script bytes', ({ before }) => before.scriptBytes, bytes),
    ratio('until it can be used', ({ usable }) => usable, milliseconds, 1.35),
    ratio('first paint', ({ firstPaint }) => firstPaint, milliseconds),
    ratio('first text or picture', ({ firstContent }) => firstContent, milliseconds),
    ratio('blocked main thread', ({ blocked }) => blocked, milliseconds),
    requests('requests until it can be used', ({ before }) => before),
    requests('requests until it is quiet', ({ inAll }) => inAll),
    ratio('script bytes until it is quiet', ({ inAll }) => inAll.scriptBytes, bytes),
  ];
}

const both = (pair: Pair<ColdLoad>, of: (load: ColdLoad) => number): Pair<number> => ({
  ours: of(pair.ours),
  other: of(pair.other),
});
const bytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

async function coldLoad(browser: Browser, address: string): Promise<ColdLoad> {
  const measured = await MeasuredPage.open(browser);
  try {
    const { page } = measured;
    await measured.slowNetwork();
    await measured.slowProcessor();
    const watched = watchRequests(measured.cdp);
    const { keyShown } = await pressKeyWhenThere(page);
    const events = await measured.trace(async () => {
      await page.goto(address, { waitUntil: 'commit' });
      await keyShown;
      await watched.quiet(quiet);
    });
    if ((await page.inputValue('input[type=email]')) !== 'a') throw new Error(`${address} lost what was typed`);
    const usable = await keyShown;
    const { began, paints } = await page.evaluate(readTimes);
    const paint = (name: string) => paints[name] ?? Number.NaN;
    return {
      before: watched.sum(began + usable),
      inAll: watched.sum(),
      firstPaint: paint('first-paint'),
      firstContent: paint('first-contentful-paint'),
      usable,
      blocked: blockedTime(mainThreadTasks(events)),
    };
  } finally {
    await measured.close();
  }
}

/** Presses a key as soon as the e-mail field is there. `keyShown`: when the page showed it. */
async function pressKeyWhenThere(page: Page): Promise<{ readonly keyShown: Promise<number> }> {
  const { promise, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction('fieldIsThere', () => page.keyboard.press('a'));
  await page.exposeFunction('keyIsShown', resolve);
  await page.addInitScript(watchField);
  return { keyShown: promise };
}

/** In the page. */
function watchField(): void {
  const told = window as unknown as { fieldIsThere(): void; keyIsShown(at: number): void };
  const watching = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=email]');
    if (field === null) return;
    watching.disconnect();
    // After the frame in which the page has dealt with it.
    field.addEventListener('input', () => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => told.keyIsShown(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    field.focus();
    told.fieldIsThere();
  });
  watching.observe(document, { childList: true, subtree: true });
}

/** In the page. */
function readTimes() {
  const paints = performance.getEntriesByType('paint').map(({ name, startTime }) => [name, startTime] as const);
  return { began: performance.timeOrigin, paints: Object.fromEntries(paints) as Record<string, number> };
}
