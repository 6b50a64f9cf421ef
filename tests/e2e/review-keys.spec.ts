import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { passDoublePress } from './support/waiting.ts';

test('a review takes two keys from the dashboard and one for each candidate, and profiles are prefetched', async ({
  page,
}) => {
  await page.clock.install();
  await signInThroughApi(page);
  const read = countReadProfiles(page);
  await page.goto('/dashboard');
  const first = page.getByRole('region', { name: 'To review' }).getByRole('listitem').first();
  await expect(first).toHaveText(/^Review \d+ in /);
  const count = Number(/\d+/.exec((await first.textContent()) ?? '')?.[0]);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Control+k');
  const offered = page.getByRole('option').first();
  await expect(offered).toHaveText(new RegExp(`^Review ${count}: `));
  await expect(offered).toHaveAttribute('data-highlighted');
  await press('Enter');
  for (let place = 1; place <= count; place += 1) {
    await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText(`${place} of ${count}`);
    await expect.poll(read).toBeGreaterThanOrEqual(Math.min(place + 1, count));
    await passDoublePress(page);
    await press(['m', 'r', 's'][place % 3] ?? 'm');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} reviewed: `));
  expect(keys).toBe(count + 2);
});

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
