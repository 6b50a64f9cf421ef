import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { Measure } from '../bench/measures.ts';
import { median, percentile } from '../bench/samples.ts';
import { aRecruiter, withManyApplicants } from './recruiter.ts';
import type { Site } from './site.ts';
import { MeasuredPage, slowdown } from './measured-page.ts';
import { answersOf, mainThreadTasks, workUntilShown } from './tasks.ts';

/** Milliseconds between two keys of a fast typist. */
const pace = 100;
/** Each in a browser that has seen nothing yet. A key's work is the median of its rounds: what others take now and then hits any key. */
const rounds = 5;
/** The fields that have most to do. */
const fields: readonly { readonly path: string; readonly name: string; find(measured: MeasuredPage): Locator }[] = [
  { path: '/searchCandidate', name: 'skills', find: ({ page }) => page.getByRole('combobox', { name: 'Skills' }) },
  { path: '/jobForm', name: 'job title', find: ({ page }) => page.getByRole('combobox', { name: 'Job title' }) },
  {
    path: '/opportunitypage',
    name: 'find among 10,000',
    // Each tab has one: the one that is in sight.
    find: ({ page }) => page.getByRole('searchbox').filter({ visible: true }).first(),
  },
];

/** Measures the main thread's work from a key until it is on the screen, for the slowest 2 % of the keys. */
export async function measureTyping({ app, browser }: Site): Promise<readonly Measure[]> {
  const recruiter = await aRecruiter(browser, app, 'typing', withManyApplicants);
  const measures: Measure[] = [];
  for (const { path, name, find } of fields) {
    const typed: (readonly number[])[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await MeasuredPage.open(browser, recruiter);
      try {
        await measured.page.goto(path);
        typed.push(await workForKeys(measured, find(measured), 'data analyst with python and sql in pune'));
      } finally {
        await measured.close();
      }
    }
    measures.push({
      name: `typing, ${path}, ${name}, slowest 2 %`,
      value: milliseconds(slowest(typed)),
      against: `${milliseconds(Math.max(...typed.flat()))} the slowest of all`,
      judged: slowest(typed),
      bound: { most: 100 },
    });
  }
  return measures;
}

/** Returns a percentile of each key's median over the rounds. */
function slowest(typed: readonly (readonly number[])[]): number {
  const [first = []] = typed;
  return percentile(
    first.map((_, key) => median(typed.flatMap((work) => work[key] ?? []))),
    98,
  );
}

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** Types, and measures for each key what the main thread did until it was on the screen, in milliseconds. */
async function workForKeys(measured: MeasuredPage, field: Locator, keys: string): Promise<readonly number[]> {
  const { page } = measured;
  await field.click();
  let shown = () => {};
  await page.exposeFunction('keyIsShown', () => shown());
  await page.evaluate(markKeys);
  // Whatever the page does by itself at first has been done by then.
  await setTimeout(1500);
  const events = await measured.trace(async () => {
    for (const key of keys) {
      const answered = new Promise<void>((resolve) => {
        shown = resolve;
      });
      await page.keyboard.press(key);
      await Promise.all([answered, setTimeout(pace)]);
    }
  });
  const tasks = mainThreadTasks(events, slowdown);
  return answersOf(events).map((answer) => workUntilShown(tasks, answer));
}

/** In the page: marks each key, and the first moment after the frame that shows it. */
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
