import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { signInAsDemo } from '../../e2e/support/sign-in.ts';
import { enterWorld } from '../../e2e/support/worlds.ts';

/** Browser context options of the signed-in demo recruiter in a separate world. */
export type Recruiter = Pick<BrowserContextOptions, 'baseURL' | 'storageState'>;

/** Signs in to a new world after `prepare` has changed it. */
export async function aRecruiter(
  browser: Browser,
  baseURL: string,
  world: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Recruiter> {
  const context = await browser.newContext({ baseURL });
  try {
    await enterWorld(context, baseURL, world);
    const page = await context.newPage();
    await prepare(page);
    await signInAsDemo(page);
    return { baseURL, storageState: await context.storageState() };
  } finally {
    await context.close();
  }
}

export const withManyApplicants = (page: Page) =>
  page.request.post('/__mock/reset', { data: { scenario: 'many-applicants' } });

export interface Snapshot {
  readonly rows: {
    readonly candidates: readonly { readonly id: string }[];
    readonly jobs: readonly {
      readonly id: string;
      readonly createdAt: string;
      readonly status: string;
      applicants: readonly string[];
    }[];
  };
}

export const withApplicants = (count: number) => async (page: Page) => {
  await page.request.post('/__mock/reset', { data: { candidates: Math.max(count, 300) } });
  const snapshot = (await (await page.request.get('/__mock/snapshot')).json()) as Snapshot;
  const applicants = snapshot.rows.candidates.slice(0, count).map(({ id }) => id);
  for (const job of snapshot.rows.jobs) job.applicants = applicants;
  const answer = await page.request.put('/__mock/snapshot', { data: snapshot });
  if (!answer.ok()) throw new Error(await answer.text());
};
