import type { Locator, Page } from '@playwright/test';
import { choose, postedJobs } from './jobs.ts';
import { load, type Way } from './walking.ts';

/** A tab of the demo recruiter's job. */
export async function openTab(page: Page, tab: 'recommended' | 'shortlisted', by: Way = load): Promise<void> {
  const job = (await postedJobs(page, 'Active')).find(({ job_title }) => job_title === 'Graduate Data Analyst');
  await by(page, `/opportunitypage?job=${job?._id}&tab=${tab}`);
}

/** To the results of a search for Python. */
export async function chooseSkillAndSearch(page: Page, by: Way = load): Promise<void> {
  await by(page, '/searchCandidate');
  await choose(page, 'Skills', 'Python', 'Python');
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
}

/** How far down a list is scrolled, in pixels, whether or not the heads above it have made room. */
export async function scrolledBy(list: Locator): Promise<number> {
  return list.evaluate((box: HTMLElement) => box.scrollTop + Number(box.dataset['scrolled'] ?? 0));
}
