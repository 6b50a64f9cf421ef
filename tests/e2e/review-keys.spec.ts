import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { passDoublePress } from './support/waiting.ts';

const candidateCount = 34;
const maxKeys = 36;

test('34 candidates are reviewed from the dashboard with 36 keys, and each profile is prefetched', async ({ page }) => {
  await page.clock.install();
  await signInThroughApi(page);
  await setApplicants(page);
  const read = countReadProfiles(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'To review' }).getByRole('listitem').first()).toHaveText(
    new RegExp(`^Review ${candidateCount} in `),
  );

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^Review ${candidateCount}: `));
  await press('Enter');
  for (let place = 1; place <= candidateCount; place += 1) {
    await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText(
      `${place} of ${candidateCount}`,
    );
    await expect.poll(read).toBeGreaterThanOrEqual(Math.min(place + 1, candidateCount));
    await passDoublePress(page);
    await press(['m', 'r', 's', 'r'][place % 4] ?? 'm');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('34 reviewed: 9 shortlisted, 8 maybe, 17 not a fit');
  expect(keys).toBeLessThanOrEqual(maxKeys);
});

/** Gives the newest active job 34 applicants, none of them viewed or shortlisted. */
async function setApplicants(page: Page): Promise<void> {
  const snapshot = (await (await page.request.get('/__mock/snapshot')).json()) as Snapshot;
  const { candidates, jobs } = snapshot.rows;
  const [newest] = await postedJobs(page, 'Active');
  const job = jobs.find(({ id }) => id === newest?._id);
  if (job === undefined) throw new Error('There is no active job');
  Object.assign(job, { applicants: candidates.slice(0, candidateCount).map(({ id }) => id), viewedApplicants: [] });
  snapshot.rows.shortlist = [];
  const answer = await page.request.put('/__mock/snapshot', { data: snapshot });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Snapshot {
  readonly rows: {
    readonly candidates: readonly { readonly id: string }[];
    readonly jobs: readonly { readonly id: string }[];
    shortlist: readonly unknown[];
  };
}

/** Counts the profiles that were read completely. */
function countReadProfiles(page: Page): () => number {
  const calls = ['getProfileData', 'getAllGloScoreById', 'getPostsByUserId'];
  const counts = new Map(calls.map((call) => [call, 0]));
  page.on('requestfinished', (request) => {
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const count = counts.get(call);
    if (count !== undefined) counts.set(call, count + 1);
  });
  return () => Math.min(...counts.values());
}
