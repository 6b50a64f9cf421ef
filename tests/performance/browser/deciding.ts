import { writeFilter } from '@glo/domain/filter/candidate-filter';
import { mostCriteria } from '@glo/domain/filter/job-criteria';
import { aFilter } from '@glo/domain/testing/filter';
import type { Page } from '@playwright/test';
import type { Snapshot } from '../../e2e/support/jobs.ts';
import type { Measure } from '../bench/measures.ts';
import { median } from '../bench/samples.ts';
import { MeasuredPage, slowdown } from './measured-page.ts';
import { aRecruiter, withManyApplicants } from './recruiter.ts';
import { watchRequests } from './requests.ts';
import type { Site } from './site.ts';
import { actionTimesOf, mainThreadTasks, workUntilShown } from './tasks.ts';

const rounds = 5;
const reviewSize = 20;
const eightCriteria = writeFilter(
  aFilter({
    places: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    internship: { min: 0.5, max: 5 },
    fullTime: { min: 0, max: 2 },
    bachelor: { degree: 'B.Tech', percentage: 70, years: [2025, 2026] },
    twelfth: { percentage: 70 },
    tenth: { percentage: 70 },
  }),
);

/** In milliseconds of the main thread. Lists are measured for a slow processor, reviewing for this one. */
const actions = {
  'opening the list': { slowdown, most: 250 },
  'switching piles': { slowdown, most: 250 },
  'ordering by best fit with eight criteria': { slowdown, most: 250 },
  hiding: { slowdown, most: 250 },
  'selecting the first 25': { slowdown, most: 250 },
  'deciding on 500': { slowdown, most: 500 },
  'starting a review': { slowdown, most: 500 },
  'deciding on a candidate in review': { slowdown: 1, most: 50 },
} as const;
type Action = keyof typeof actions;

const list = '[role=tabpanel]:not([hidden])';
const card = `${list} article`;
const firstCard = `${list} [data-item="0"]`;
const placeInReview = 'body:has(main header [translate=no]:not(:empty)) section[aria-label=Review] strong';
const choice = (verdict: string) => `[role=radiogroup] label:has(input[value="${verdict}"])`;

interface Duration {
  readonly work: number;
  readonly clock: number;
}

/** Measures the work from an action on 10,000 applicants until a frame shows its result. Their data has loaded before. */
export async function measureDeciding({ app, browser }: Site): Promise<readonly Measure[]> {
  const durations = new Map<Action, Duration[]>();
  for (let round = 0; round < rounds; round += 1) {
    const recruiter = await aRecruiter(browser, app, `deciding-${round}`, withManyApplicants);
    const measured = await MeasuredPage.open(browser, recruiter);
    try {
      for (const [action, times] of await decide(measured)) {
        durations.set(action, [...(durations.get(action) ?? []), ...times]);
      }
    } finally {
      await measured.close();
    }
  }
  return [...durations].map(([action, times]) => {
    const work = median(times.map((each) => each.work)) * actions[action].slowdown;
    return {
      name: `10,000 applicants, ${action}`,
      value: `${work.toFixed(0)} ms`,
      against: `${median(times.map((each) => each.clock)).toFixed(0)} ms by the clock`,
      judged: work,
      bound: { most: actions[action].most },
    };
  });
}

async function decide(measured: MeasuredPage): Promise<ReadonlyMap<Action, readonly Duration[]>> {
  const { page } = measured;
  const watched = watchRequests(measured.cdp);
  const durations = new Map<Action, Duration[]>();
  const measure = async (action: Action, run: () => Promise<unknown>, shown: string, text = '') => {
    await watched.quiet(500);
    const events = await measured.trace(async () => {
      await page.evaluate(markAction, { shown, text });
      await run();
      await page.evaluate(() => (window as unknown as Marks).untilShown);
    });
    const tasks = mainThreadTasks(events);
    const each = actionTimesOf(events).map((times) => ({
      work: workUntilShown(tasks, times),
      clock: times.shown - times.acted,
    }));
    durations.set(action, [...(durations.get(action) ?? []), ...each]);
  };
  const job = await wantEightCriteria(page);
  await page.goto('/dashboard');
  // Other links of the job start its review.
  const link = page.getByRole('table').locator(`a[href^="/opportunitypage"][href*="${job}"]`);
  await link.click();
  await page.getByRole('main').getByRole('status').getByText('10,000 candidates').waitFor({ state: 'attached' });
  await page
    .getByText(`of ${5 + mostCriteria}`)
    .first()
    .waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await measure('opening the list', () => link.click(), card);

  await measure('switching piles', () => page.locator(choice('undecided')).click(), 'output', 'of 10,000');
  const order = page.getByRole('combobox', { name: 'Order' });
  const profile = await page.locator(`${firstCard} a`).first().getAttribute('href');
  const best = `${firstCard} a[href="${profile}"]`;
  await order.selectOption('Name');
  await page.locator(best).first().waitFor({ state: 'detached' });
  await measure('ordering by best fit with eight criteria', () => order.selectOption('Best fit'), best);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('group', { name: 'Hide' }).getByRole('button', { name: 'Viewed' }).click();
  const apply = page.getByRole('button', { name: 'show result' });
  await measure('hiding', () => apply.click(), '[aria-label="Filters on"]', 'Hide viewed');

  await page.locator(`${firstCard} input[type=checkbox]`).click();
  await typeFirst(page, 25);
  const select = page.getByRole('dialog').getByRole('button', { name: 'Select' });
  await measure('selecting the first 25', () => select.click(), 'output', '25 selected');
  await typeFirst(page, 500);
  await select.click();
  await page.getByText('500 selected').first().waitFor({ state: 'attached' });
  await page.locator(card).first().focus();
  await measure('deciding on 500', () => page.keyboard.press('r'), choice('not-a-fit'), '500');

  const review = page.getByRole('button', { name: /^Review/ });
  await measure('starting a review', () => review.click(), 'section[aria-label=Review]');
  for (let place = 2; place <= reviewSize; place += 1) {
    const press = () => page.keyboard.press('m');
    await measure('deciding on a candidate in review', press, placeInReview, `${place} of`);
  }
  return durations;
}

/** Stores them on the device for the job with 10,000 applicants. Returns its id. */
async function wantEightCriteria(page: Page): Promise<string> {
  const { rows } = (await (await page.request.get('/__mock/snapshot')).json()) as Snapshot;
  const job = rows.jobs.find(({ applicants }) => applicants.length === 10_000);
  if (job === undefined) throw new Error('No job has 10,000 applicants');
  await page.goto('/health');
  await page.evaluate(
    async ([id, criteria]) => {
      const { auth } = JSON.parse(window.localStorage.getItem('root') ?? '');
      const opening = indexedDB.open('device', 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows', { keyPath: 'key' }));
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('rows', 'readwrite');
      const key = [auth.session.accountId, 'records', 'criteria', id];
      writing.objectStore('rows').put({ key, value: { place: 1, record: criteria } });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    [job.id, eightCriteria] as const,
  );
  return job.id;
}

/** Opens the dialog of the selection bar. */
async function typeFirst(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('menuitem', { name: /^First/ }).click();
  await page.getByRole('textbox', { name: 'Number of candidates' }).fill(String(number));
}

interface Marks {
  untilShown: Promise<void>;
}

/** Runs in the page. Marks the next key, click or choice, and the first moment after a frame whose `shown` has `text`. */
function markAction({ shown, text }: { readonly shown: string; readonly text: string }): void {
  const ended = new AbortController();
  let hasActed = false;
  const mark = () => {
    performance.mark('acted');
    hasActed = true;
    ended.abort();
  };
  for (const type of ['keydown', 'click', 'input'])
    addEventListener(type, mark, { capture: true, signal: ended.signal });
  const deadline = performance.now() + 20_000;
  (window as unknown as Marks).untilShown = new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      performance.mark('shown');
      resolve();
    });
    port1.start();
    const isShown = () => [...document.querySelectorAll(shown)].some(({ textContent }) => textContent.includes(text));
    const look = () => {
      if (hasActed && isShown()) port2.postMessage(null);
      else if (performance.now() > deadline) reject(new Error(`${shown} with "${text}" did not appear`));
      else requestAnimationFrame(look);
    };
    look();
  });
}
