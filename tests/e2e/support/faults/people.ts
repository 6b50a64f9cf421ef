import type { Page } from '@playwright/test';
import type { Root } from '../../../../apps/web/src/state/device/root-schema.ts';
import { demo, expect, signInAsDemo, test as base } from '../fixtures.ts';
import { postedJobs } from '../jobs.ts';
import { watch } from '../page-watch.ts';
import { enterWorld } from '../worlds.ts';

/** The demo recruiter, who is the same in every world. */
export interface Recruiter {
  /** What the application keeps on a device after signing in. */
  readonly root: Root;
  /** A job with applicants, and the first of them. */
  readonly job: string;
  readonly student: string;
}

interface TestFixtures {
  /** Fails the test for an error in the console that the browser did not write about a request. */
  quietConsole: undefined;
}

/** Every test has a world of its own. */
export const test = base.extend<TestFixtures, { readonly recruiter: Recruiter }>({
  recruiter: [
    async ({ browser, standIn }, use) => {
      const context = await browser.newContext({ baseURL: standIn.url });
      await enterWorld(context, standIn.url, 'of-the-recruiter');
      const page = await context.newPage();
      await signInAsDemo(page);
      const [newest] = await postedJobs(page, 'Active');
      const job = newest?._id ?? '';
      const reply = await page.request.get(`/api/recruiter/opportunity/getOpportunityPostById/${job}`);
      const { job: whole } = (await reply.json()) as { job: { applicants: string[] } };
      const root = await page.evaluate(() => window.localStorage.getItem('root') ?? '');
      await context.close();
      await use({ root: JSON.parse(root) as Root, job, student: whole.applicants[0] ?? '' });
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page, context, baseURL }, use, { testId }) => {
      await enterWorld(context, baseURL, testId);
      const { errors } = await watch(page, baseURL ?? '');
      await use(undefined);
      expect(errors.filter((error) => !error.startsWith('Failed to load resource:'))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in over the services; the device holds what it holds of a recruiter, and these drafts. */
export async function signInQuietly(page: Page, { root }: Recruiter, drafts: Partial<Root> = {}): Promise<void> {
  const answer = await page.request.post('/api/recruiter/user/login', { data: demo });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.addInitScript(
    (kept) => {
      if (window.localStorage.getItem('root') === null) window.localStorage.setItem('root', kept);
    },
    JSON.stringify({ ...root, ...drafts }),
  );
}
