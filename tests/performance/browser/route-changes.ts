import type { Page } from '@playwright/test';
import type { Measure } from '../bench/measures.ts';
import { aRecruiter } from './recruiter.ts';
import type { Sites } from './sites.ts';
import { MeasuredPage } from './measured-page.ts';

const side = (label: string) => (page: Page) => page.getByRole('navigation').getByRole('link', { name: label }).first();

/** One lap through the application: 10 changes, each by a link that a person would press. */
const lap: readonly (readonly [path: string, link: ReturnType<typeof side>])[] = [
  ['/recruit', side('Recruit')],
  ['/opportunitypage', (page) => page.locator('a[href^="/opportunitypage"]').first()],
  ['/glofolio', (page) => page.locator('a[href^="/glofolio"]').first()],
  ['/searchCandidate', side('Search Candidates')],
  ['/shortlistedCandidates', side('Shortlisted')],
  ['/jobForm', side('Post Opportunities')],
  ['/recruit', side('Recruit')],
  ['/companypage', side('Company Page')],
  ['/helpcentre', side('Help Center')],
  ['/dashboard', side('Dashboard')],
];

/** What 200 changes of the route leave behind in the heap. The first laps load code and fill what is kept on purpose. */
export async function measureRouteChanges({ app, browser }: Sites): Promise<readonly Measure[]> {
  const measured = await MeasuredPage.open(browser, await aRecruiter(browser, app, 'route-changes'));
  try {
    await measured.page.goto('/dashboard');
    await walk(measured.page, 3);
    const before = await measured.heap();
    await walk(measured.page, 20);
    const after = await measured.heap();
    return [
      {
        what: 'heap after 200 changes of the route',
        value: megabytes(after),
        against: `${megabytes(before)} before`,
        judged: after / before,
        bound: { most: 1.1 },
      },
    ];
  } finally {
    await measured.close();
  }
}

async function walk(page: Page, laps: number): Promise<void> {
  for (let done = 0; done < laps; done += 1) {
    for (const [path, link] of lap) {
      await link(page).click();
      await page.waitForURL((url) => url.pathname.startsWith(path));
      await page.locator('h1').first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    }
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
