import { expect, test as base } from '../fixtures.ts';
import { demoRoot } from '../sign-in.ts';
import { postedJobs } from '../jobs.ts';
import { watch } from '../page-watch.ts';
import { enterWorld } from '../worlds.ts';

/** The demo recruiter. Every world has the same. */
export interface Recruiter {
  /** A job with applicants, and the first of them. */
  readonly job: string;
  readonly student: string;
}

interface TestFixtures {
  /** Fails the test for an error in the console that the browser did not write about a request. */
  quietConsole: undefined;
}

export const test = base.extend<TestFixtures, { readonly recruiter: Recruiter }>({
  recruiter: [
    async ({ browser, mockApi }, use) => {
      const context = await browser.newContext({ baseURL: mockApi.url });
      await enterWorld(context, mockApi.url, 'of-the-recruiter');
      const page = await context.newPage();
      await demoRoot(page);
      const [newest] = await postedJobs(page, 'Active');
      const job = newest?._id ?? '';
      const reply = await page.request.get(`/api/recruiter/opportunity/getOpportunityPostById/${job}`);
      const { job: whole } = (await reply.json()) as { job: { applicants: string[] } };
      await context.close();
      await use({ job, student: whole.applicants[0] ?? '' });
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
