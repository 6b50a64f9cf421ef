import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { StandInProcess } from '../../e2e/support/stand-in-process.ts';
import type { Measure } from './measures.ts';

/** How much slower the processor is made than it is. */
const slowdown = 4;

/**
 * 10,000 applicants in Chromium, with the processor slowed down: what the main thread has to do until a tab shows its
 * cards, and its longest task while one scrolls and types. All is processor time of that thread: others that keep the
 * machine busy count little. Acts and waits run inside the page: asking from outside would be measured, too. Needs the
 * built application.
 */
export async function measureLists(): Promise<readonly Measure[]> {
  const standIn = new StandInProcess();
  await standIn.start();
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ baseURL: standIn.url, viewport: { width: 1280, height: 832 } });
    await page.request.post('/__mock/reset', { data: { scenario: 'many-applicants' } });
    await openApplicants(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const opened: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await page.evaluate(openTab, 2);
      opened.push(await mainThread(cdp, page, () => page.evaluate(openTab, 0)));
    }
    return [
      line('a tab of 10,000 opens, main thread', Math.min(...opened), 150),
      line('scrolling 10,000, longest task', await longestTask(cdp, () => page.evaluate(scroll)), 50),
      line('typing among 10,000, longest task', await longestTask(cdp, () => page.evaluate(type, 'python')), 50),
    ];
  } finally {
    await browser.close();
    await standIn.discard();
  }
}

function line(what: string, milliseconds: number, most: number): Measure {
  const value = `${milliseconds.toFixed(0)} ms`;
  return { what: `${what}, ${slowdown}x slower`, value, against: '', judged: milliseconds, bound: { most } };
}

async function openApplicants(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('recruiter@acme.example');
  await page.getByLabel('Password', { exact: true }).fill('Welcome1!');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/opportunitypage');
  await page.getByText('10000 candidates').first().waitFor();
}

/** Processor time of the main thread, in milliseconds. */
async function mainThread(cdp: CDPSession, page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(1500);
  const before = await threadTime(cdp);
  await act();
  return (await threadTime(cdp)) - before;
}

async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** In the page: presses a tab and waits for its cards, as far as they are in sight. */
async function openTab(index: number): Promise<void> {
  const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[index];
  tab?.click();
  const cardsOf = () => document.querySelectorAll(`#${tab?.getAttribute('aria-controls')} article`).length;
  for (let cards = -1; cards < 1 || cards !== cardsOf(); ) {
    cards = cardsOf();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Processor time of the main thread's longest task during an act, in milliseconds. */
async function longestTask(cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  await act();
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await ended;
  cdp.off('Tracing.dataCollected', collect);
  const mains = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

interface TraceEvent {
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** In the page: scrolls down a row at a time. */
async function scroll(): Promise<void> {
  const list = document.querySelector('section[aria-label=Applicants]');
  for (let row = 0; row < 30; row += 1) {
    list?.scrollBy(0, 232);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** In the page: types a letter every 150 ms. */
async function type(text: string): Promise<void> {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[type=search]');
  // Another list may have one, too: the one that is in sight.
  const box = [...boxes].find((each) => each.checkVisibility());
  if (box === undefined) throw new Error('There is no box to type into');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const letter of text) {
    setValue?.call(box, `${box.value}${letter}`);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  // until the list has followed
  await new Promise((resolve) => setTimeout(resolve, 1500));
}
