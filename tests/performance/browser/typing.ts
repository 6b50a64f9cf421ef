import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Measure } from '../bench/measures.ts';
import { median, percentile } from '../bench/samples.ts';
import { aRecruiter, withManyApplicants } from './recruiter.ts';
import type { Site } from './site.ts';
import { MeasuredPage, slowdown } from './measured-page.ts';
import { actionTimesOf, mainThreadTasks, workUntilShown } from './tasks.ts';

/** Milliseconds between keys of a fast typist. */
const keyInterval = 100;
/** Rounds, each in a new browser. The median of a key excludes rounds that other load slowed down. */
const rounds = 5;
const fields: readonly { readonly path: string; readonly name: string; find(page: Page): Promise<Locator> }[] = [
  { path: '/searchCandidate', name: 'skills', find: async (page) => page.getByRole('combobox', { name: 'Skills' }) },
  { path: '/jobForm', name: 'job title', find: async (page) => page.getByRole('combobox', { name: 'Job title' }) },
  {
    path: '/dashboard',
    name: 'palette with 10,000 people',
    find: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      return page.getByRole('combobox', { name: 'Command palette' });
    },
  },
  {
    path: '/opportunitypage',
    name: 'find among 10,000',
    // Each tab has a search box, but only one is visible.
    find: async (page) => page.getByRole('searchbox').filter({ visible: true }).first(),
  },
];

/** Measures the main thread's work from a key until its frame, for the first key and for the slowest 2 % of the keys. */
export async function measureTyping({ app, browser }: Site): Promise<readonly Measure[]> {
  const recruiter = await aRecruiter(browser, app, 'typing', withManyApplicants);
  const measures: Measure[] = [];
  for (const { path, name, find } of fields) {
    const typed: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await MeasuredPage.open(browser, recruiter);
      try {
        await measured.page.goto(path);
        typed.push(await workForKeys(measured, await find(measured.page), 'data analyst with python and sql in pune'));
      } finally {
        await measured.close();
      }
    }
    const first = median(typed.flatMap(([work = Number.NaN]) => work));
    for (const [keys, work] of [
      ['first key', first],
      ['slowest 2 %', slowest(typed)],
    ] as const) {
      measures.push({
        name: `typing, ${path}, ${name}, ${keys}`,
        value: milliseconds(work),
        against: `${milliseconds(Math.max(...typed.flat()))} the slowest of all`,
        judged: work,
        bound: { most: 100 },
      });
    }
  }
  return measures;
}

function slowest(typed: readonly (readonly number[])[]): number {
  const [first = []] = typed;
  return percentile(
    first.map((_, key) => median(typed.flatMap((work) => work[key] ?? []))),
    98,
  );
}

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** Types `keys`. Returns the milliseconds of main-thread work until each key is shown. */
async function workForKeys(measured: MeasuredPage, field: Locator, keys: string): Promise<readonly number[]> {
  const { page } = measured;
  await field.click();
  let shown = () => {};
  await page.exposeFunction('keyIsShown', () => shown());
  await page.evaluate(markKeys);
  // Waits until the page has finished its start-up work.
  await setTimeout(1500);
  const events = await measured.trace(async () => {
    for (const key of keys) {
      const answered = new Promise<void>((resolve) => {
        shown = resolve;
      });
      await page.keyboard.press(key);
      await Promise.all([answered, setTimeout(keyInterval)]);
    }
  });
  const tasks = mainThreadTasks(events, slowdown);
  return actionTimesOf(events).map((answer) => workUntilShown(tasks, answer));
}

/** Runs in the page. Marks each key and the first moment after the frame that shows it. */
function markKeys(): void {
  const page = window as unknown as { keyIsShown(): void };
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    performance.mark('shown');
    page.keyIsShown();
  });
  port1.start();
  document.addEventListener('keydown', () => performance.mark('acted'), true);
  document.addEventListener('input', () => requestAnimationFrame(() => port2.postMessage(null)), true);
}
