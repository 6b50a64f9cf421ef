import type { Measure } from '../bench/measures.ts';
import { median } from '../bench/samples.ts';
import { MeasuredPage } from './measured-page.ts';
import { aRecruiter } from './recruiter.ts';
import { watchRequests } from './requests.ts';
import type { Sites } from './sites.ts';

/** What a person takes for at once, in milliseconds. */
const atOnce = 100;

/** From the press on a job of the list to its skeleton on the screen, by the clock, on the slow machine. */
export async function measureJobSkeleton({ app, browser }: Sites): Promise<readonly Measure[]> {
  const recruiter = await aRecruiter(browser, app, 'job-skeleton');
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const measured = await MeasuredPage.open(browser, recruiter);
    try {
      times.push(await openFirstJob(measured));
    } finally {
      await measured.close();
    }
  }
  const shown = median(times);
  const value = `${shown.toFixed(0)} ms`;
  return [
    { what: 'opening a job, until its skeleton shows', value, against: '', judged: shown, bound: { most: atOnce } },
  ];
}

/** In a browser that has seen nothing yet: what the list fetched ahead is there, and nothing else. */
async function openFirstJob(measured: MeasuredPage): Promise<number> {
  const { page } = measured;
  await measured.slowNetwork();
  await measured.slowProcessor();
  const watched = watchRequests(measured.cdp);
  await page.goto('/recruit');
  await page.locator('a[href^="/opportunitypage"]').first().waitFor();
  await watched.quiet(2000);
  return page.evaluate(pressJob);
}

/** In the page. */
async function pressJob(): Promise<number> {
  const pressed = performance.now();
  document.querySelector<HTMLElement>('a[href^="/opportunitypage"]')?.click();
  const isThere = () =>
    location.pathname === '/opportunitypage' && document.querySelector('[aria-busy=true], article') !== null;
  for (let there = false; !there; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    there = isThere();
  }
  // After the frame.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - pressed;
}
