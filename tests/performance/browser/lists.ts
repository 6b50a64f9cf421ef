import { setApplicants } from '../../e2e/support/jobs.ts';
import type { Measure } from '../bench/measures.ts';
import { compare, alternate, median } from '../bench/samples.ts';
import { MeasuredPage } from './measured-page.ts';
import { aRecruiter, type Recruiter, withManyApplicants } from './recruiter.ts';
import { type WatchedRequests, watchRequests } from './requests.ts';
import type { Site } from './site.ts';
import { longestWork, mainThreadTasks, type Task, totalWork } from './tasks.ts';

const jobList = 'a[href^="/recruit"]';
const jobCard = 'a[href^="/opportunitypage"]';
const openCards = '[role=tabpanel]:not([hidden]) article';

/**
 * Measures the main thread's work on long lists. Actions run inside the page, because Playwright's calls are work too.
 */
export async function measureLists({ app, browser }: Site): Promise<readonly Measure[]> {
  const open = async (recruiter: Recruiter) => {
    const measured = await MeasuredPage.open(browser, recruiter);
    await measured.page.goto('/dashboard');
    await measured.page.locator(jobList).first().waitFor();
    return { measured, watched: watchRequests(measured.cdp) };
  };
  const [twenty, thousand, tenThousand] = [
    await open(await aRecruiter(browser, app, 'twenty', (page) => setApplicants(page, 20))),
    await open(await aRecruiter(browser, app, 'thousand', (page) => setApplicants(page, 1000))),
    await open(await aRecruiter(browser, app, 'ten-thousand', withManyApplicants)),
  ];
  const { ours, other, ratio } = compare(
    await alternate(
      5,
      async () => totalWork(await openJob(thousand)),
      async () => totalWork(await openJob(twenty)),
    ),
  );
  await openJob(tenThousand);
  const first = await openJob(tenThousand);
  const opened: number[] = [];
  // Repeats, because a garbage collection may fall into a round.
  for (let round = 0; round < 9; round += 1) opened.push(totalWork(await openTab(tenThousand)));
  const scrolled = await scrollList(tenThousand);
  for (const { measured } of [twenty, thousand, tenThousand]) await measured.close();
  return [
    {
      name: 'opening a job with 1,000 applicants',
      value: milliseconds(ours),
      against: `${milliseconds(other)} with 20`,
      judged: ratio,
      bound: { most: 1.25 },
    },
    line('opening a job with 10,000 applicants', totalWork(first)),
    line('opening a job with 10,000 applicants, longest task', longestWork(first)),
    {
      ...line('going to a tab with 10,000 applicants', median(opened), 250),
      against: `${milliseconds(Math.max(...opened))} in the worst of ${opened.length}`,
    },
    {
      ...line('scrolling 10,000 applicants, longest task', median(scrolled), 60),
      against: `${milliseconds(Math.max(...scrolled))} in the worst of ${scrolled.length}`,
    },
  ];
}

function line(name: string, work: number, most?: number): Measure {
  const bound = most === undefined ? {} : { bound: { most } };
  return { name, value: milliseconds(work), against: '', judged: work, ...bound };
}

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

interface Watched {
  readonly measured: MeasuredPage;
  readonly watched: WatchedRequests;
}

/** Opens the first job of the list, whose code and list are loaded. Waits until the network is idle. */
async function openJob({ measured, watched }: Watched): Promise<readonly Task[]> {
  const { page } = measured;
  await page.evaluate(click, jobList);
  await page.locator(jobCard).first().waitFor();
  await watched.quiet(1500);
  const tasks = await measured.work(async () => {
    await page.evaluate(click, jobCard);
    await watched.quiet(1500);
  });
  if ((await page.locator(openCards).count()) === 0) throw new Error('The tab shows no cards');
  return tasks;
}

async function openTab({ measured, watched }: Watched): Promise<readonly Task[]> {
  const { page } = measured;
  await page.getByRole('tab').nth(2).click();
  await watched.quiet(1500);
  const tasks = await measured.work(async () => {
    await page.evaluate(click, '[role=tab]');
    await watched.quiet(1500);
  });
  if ((await page.locator(openCards).count()) === 0) throw new Error('The tab shows no cards');
  return tasks;
}

/**
 * Returns the longest task of each round. Throttles the processor, because the work per task depends on wall-clock
 * time.
 */
async function scrollList({ measured, watched }: Watched): Promise<readonly number[]> {
  await measured.slowProcessor();
  const longest: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    longest.push(longestWork(mainThreadTasks(await measured.trace(() => measured.page.evaluate(scroll)))));
    await watched.quiet(1500);
  }
  return longest;
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Runs in the page. Scrolls down 30 rows, one at a time. */
async function scroll(): Promise<void> {
  const list = document.querySelector('section[aria-label=Applicants]');
  if (list === null) throw new Error('The page has no list of applicants');
  for (let row = 0; row < 30; row += 1) {
    list.scrollBy(0, 232);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
