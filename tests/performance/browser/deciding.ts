import type { Page } from '@playwright/test';
import type { Measure } from '../bench/measures.ts';
import { median } from '../bench/samples.ts';
import { MeasuredPage } from './measured-page.ts';
import { aRecruiter, type Snapshot, withManyApplicants } from './recruiter.ts';
import type { Site } from './site.ts';

const rounds = 5;
const bulkSize = 500;
const reviewDecision = 'deciding on a candidate in review';
const reviewSize = 20;
/** Milliseconds per candidate. The next profile loads in this time. */
const pause = 500;

const list = '[role=tabpanel]:not([hidden])';
const card = `${list} article`;
const placeInReview = 'body:has(main header p[translate=no]:not(:empty)) section[aria-label=Review] strong';
const choice = (verdict: string) => `[role=radiogroup] label:has(input[value="${verdict}"])`;

/** Measures the time from an action on 10,000 applicants until a frame shows its result, without throttling. */
export async function measureDeciding({ app, browser }: Site): Promise<readonly Measure[]> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const recruiter = await aRecruiter(browser, app, `deciding-${round}`, withManyApplicants);
    const measured = await MeasuredPage.open(browser, recruiter);
    try {
      for (const [action, time] of await decide(measured.page)) times.set(action, [...(times.get(action) ?? []), time]);
    } finally {
      await measured.close();
    }
  }
  return [...times].map(([action, durations]) => ({
    name: `10,000 applicants, ${action}`,
    value: `${median(durations).toFixed(0)} ms`,
    against: `${Math.max(...durations).toFixed(0)} ms in the worst of ${rounds}`,
    judged: median(durations),
    bound: { most: action === reviewDecision ? 100 : 500 },
  }));
}

async function decide(page: Page): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const measure = async (action: string, run: () => Promise<unknown>, shown: string, text = '') => {
    await page.evaluate(startClock, { shown, text });
    await run();
    times.set(action, await page.evaluate(() => (window as unknown as Clock).untilShown));
  };
  await page.goto('/dashboard');
  const job = await largestJob(page);
  // Other links of the job start its review.
  const link = page.getByRole('table').locator(`a[href^="/opportunitypage"][href*="${job.id}"]`);
  await link.waitFor();
  await measure('opening the job', () => link.click(), card);
  await page.getByRole('main').getByRole('status').getByText('10,000 candidates').waitFor({ state: 'attached' });

  await selectFirst(page, bulkSize);
  await page.getByText(`${bulkSize} selected`).first().waitFor({ state: 'attached' });
  await page.locator(card).first().focus();
  // Shortlisted candidates among them stay shortlisted, so all 500 leave Undecided.
  await measure(`deciding on ${bulkSize}`, () => page.keyboard.press('r'), choice('undecided'), '9,500');
  await measure('switching to Undecided', () => page.locator(choice('undecided')).click(), 'output', 'of 10,000');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('group', { name: 'Hide' }).getByRole('button', { name: 'Viewed' }).click();
  const apply = page.getByRole('button', { name: 'show result' });
  await measure('hiding', () => apply.click(), '[aria-label="Filters on"]', 'Hide viewed');
  const review = page.getByRole('button', { name: /^Review/ });
  await measure('starting a review', () => review.click(), 'section[aria-label=Review]');
  const each: number[] = [];
  for (let place = 2; place <= reviewSize; place += 1) {
    await page.waitForTimeout(pause);
    await measure(reviewDecision, () => page.keyboard.press('m'), placeInReview, `${place} of`);
    each.push(times.get(reviewDecision) ?? Number.NaN);
  }
  return times.set(reviewDecision, median(each));
}

async function largestJob(page: Page): Promise<Snapshot['rows']['jobs'][number]> {
  const { rows } = (await (await page.request.get('/__mock/snapshot')).json()) as Snapshot;
  const job = rows.jobs.find(({ applicants }) => applicants.length === 10_000);
  if (job === undefined) throw new Error('No job has 10,000 applicants');
  return job;
}

/** Selects a range with Shift. The list is virtualized, so the last card appears once its row is scrolled into view. */
async function selectFirst(page: Page, count: number): Promise<void> {
  const box = (place: number) => page.locator(`${list} [data-item="${place}"] input[type=checkbox]`);
  await box(0).click();
  await page.locator(`${list} [data-row="0"]`).evaluate((row, last) => {
    let scroller = row.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    scroller?.scrollTo(0, Math.floor(last / row.childElementCount) * row.getBoundingClientRect().height);
  }, count - 1);
  await box(count - 1).click({ modifiers: ['Shift'] });
}

interface Clock {
  untilShown: Promise<number>;
}

/**
 * Runs in the page. Measures the milliseconds from the next key or click until a frame after `shown` contains `text`.
 */
function startClock({ shown, text }: { readonly shown: string; readonly text: string }): void {
  let acted = 0;
  const note = () => (acted ||= performance.now());
  for (const type of ['keydown', 'click']) addEventListener(type, note, { capture: true, once: true });
  const deadline = performance.now() + 20_000;
  const clock = window as unknown as Clock;
  clock.untilShown = new Promise((resolve, reject) => {
    const look = () => {
      const isShown =
        acted > 0 && [...document.querySelectorAll(shown)].some((each) => each.textContent.includes(text));
      if (isShown) requestAnimationFrame(() => resolve(performance.now() - acted));
      else if (performance.now() > deadline) reject(new Error(`${shown} with "${text}" did not appear`));
      else requestAnimationFrame(look);
    };
    look();
  });
}
