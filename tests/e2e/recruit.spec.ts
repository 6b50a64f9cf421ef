import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { signInAsDemo } from './support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  const reply = await page.request.post('/__mock/reset', { data: { scenario: 'busy-company' } });
  expect(reply.status()).toBe(200);
});

test('a company with many jobs', async ({ page }) => {
  await test.step('the table opens a job by a click anywhere in a row, and stays a table', async () => {
    await signInAsDemo(page, '/recruit?job_state=ACTIVE');
    const active = await postedJobs(page, 'Active');
    await expect(cards(page)).toHaveCount(active.length);
    const table = page.getByRole('table', { name: 'Active jobs' });
    await page.getByRole('radio', { name: 'Table' }).check();
    await test.step('the first row appears where its skeleton was', async () => {
      // The first part of the skeleton is the table head.
      await expectSkeletonPosition(page, 1, bodyRows(table).first());
    });
    await expect(bodyRows(table)).toHaveCount(active.length);
    await test.step('a focused row shows its actions in place of its bar', async () => {
      await bodyRows(table).first().getByRole('rowheader').getByRole('link').focus();
      const details = bodyRows(table)
        .first()
        .getByRole('link', { name: /^Manage details of / });
      await expect(details).toBeVisible();
      await expectAccessible(page);
      await bodyRows(table).last().getByRole('cell').nth(1).click();
      await expect(page).toHaveURL(/opportunitypage/);
    });

    await page.goBack();
    await expect(bodyRows(table)).toHaveCount(active.length);
    await page.getByRole('radio', { name: 'Cards' }).check();
    await expect(cards(page)).toHaveCount(active.length);
  });

  await test.step('/ focuses the search box, and the footer shows the legend', async () => {
    await page.getByRole('radio', { name: 'View Closed Jobs' }).press('/');
    await expect(page.getByLabel('Find a job')).toBeFocused();
    await expect(page.locator('main footer')).toContainText(/shortlistedAppliedViewedShortlisted$/);
  });

  await test.step('the scroll position returns after Back and a reload', async () => {
    const list = page.getByRole('region', { name: 'Active jobs' });
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const left = await list.evaluate((element) => element.scrollTop);
    expect(left).toBeGreaterThan(0);
    await cards(page).last().click();
    await expect(list).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(left);
    await page.reload();
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(left);
  });
});

/** Reloads with a delayed list. Expects the content at the position of its skeleton. */
async function expectSkeletonPosition(page: Page, number: number, arrived: Locator): Promise<void> {
  const answers = Promise.withResolvers<void>();
  // Removing the route while calls are pending would lose one.
  await page.route('**/getActiveOpportunityPostsById/*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.reload();
  const parts = page.getByText('Loading jobs').locator('..').locator('> [aria-hidden] > div > div');
  await expect(parts.nth(number)).toBeVisible();
  const place = await parts.nth(number).boundingBox();
  answers.resolve();
  await expect(arrived).toBeVisible();
  // Large numbers may wrap, so the height may differ.
  expect(await arrived.boundingBox()).toMatchObject({ x: place?.x, y: place?.y, width: place?.width });
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Applicants' });
const bodyRows = (section: Locator) => section.getByRole('row').filter({ has: section.page().getByRole('cell') });
