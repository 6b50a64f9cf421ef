import { expect, type Page } from '@playwright/test';
import { signedInAccount } from './sign-in.ts';

export async function postedJobs(page: Page, which: 'Active' | 'Past'): Promise<readonly PostedJob[]> {
  const reply = await page.request.get(
    `/api/recruiter/opportunity/get${which}OpportunityPostsById/${signedInAccount(page)}`,
  );
  const { activeJobs, pastJobs } = (await reply.json()) as { activeJobs?: PostedJob[]; pastJobs?: PostedJob[] };
  return activeJobs ?? pastJobs ?? [];
}

export interface PostedJob {
  readonly _id: string;
  readonly job_title: string;
  readonly vacancy: number;
  readonly minSal: number | null;
  readonly maxSal: number | null;
  readonly description: string;
  readonly applicants: readonly string[];
}

export async function jobPath(page: Page, title = 'Graduate Data Analyst'): Promise<string> {
  const job = (await postedJobs(page, 'Active')).find(({ job_title }) => job_title === title);
  return `/opportunitypage?job=${job?._id}`;
}

/** Fills in all required fields of Post Opportunity. */
export async function fillInJob(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Job title' }).fill(title);
  await page.getByLabel('Job type').selectOption('Full-time');
  await page.getByLabel('Workplace type').selectOption('Hybrid');
  await choose(page, 'Locations', 'Pune', /Pune, Maharashtra/);
  await choose(page, 'Skills', 'SQL', 'SQL');
  await page.getByLabel('Vacancies').fill('2');
}

/** Types into a combobox and chooses an option once the lookup has responded. */
export async function choose(page: Page, box: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: box }).fill(text);
  await page
    .getByRole('option', { name: option, ...(typeof option === 'string' && { exact: true }) })
    .first()
    .click();
  await page.keyboard.press('Escape');
}

export interface Snapshot {
  readonly rows: {
    readonly candidates: readonly { readonly id: string }[];
    readonly jobs: readonly { readonly id: string; applicants: readonly string[] }[];
  };
}

/** Resets the world. Then each job has the first `count` candidates as applicants. */
export async function setApplicants(page: Page, count: number): Promise<void> {
  await page.request.post('/__mock/reset', { data: { candidates: Math.max(count, 300) } });
  const snapshot = (await (await page.request.get('/__mock/snapshot')).json()) as Snapshot;
  const applicants = snapshot.rows.candidates.slice(0, count).map(({ id }) => id);
  for (const job of snapshot.rows.jobs) job.applicants = applicants;
  const answer = await page.request.put('/__mock/snapshot', { data: snapshot });
  expect(answer.status(), await answer.text()).toBe(200);
}
