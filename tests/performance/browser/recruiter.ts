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
