import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';

test('jobs on the dashboard', async ({ page }) => {
  await test.step('one press retries every failed list, and keeps the focus after another failure', async () => {
    await page.route('**/get*OpportunityPostsById/*', (route) => route.fulfill({ status: 503, json: {} }));
    await signInAsDemo(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(2);
    await again.last().press('Enter');
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeFocused();
    await expect(again.last()).toBeFocused();
    await page.unroute('**/get*OpportunityPostsById/*');
    await again.last().press('Enter');
    for (const name of ['Active Jobs', 'Previous Jobs']) {
      await expect(bodyRows(page.getByRole('region', { name }))).toHaveCount(3);
    }
  });

  await test.step('a click anywhere in a job opens it, Ctrl+click opens a tab, and selecting text does neither', async () => {
    const row = bodyRows(page.getByRole('region', { name: 'Active Jobs' })).first();
    const date = await row.getByText(/, 20\d\d$/).boundingBox();
    if (date === null) throw new Error('The job has no date');
    const middle = date.y + date.height / 2;
    await page.mouse.move(date.x + 2, middle);
    await page.mouse.down();
    await page.mouse.move(date.x + 80, middle, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL(/dashboard$/);
    await row
      .getByRole('cell')
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => tabUrls(page)).toContainEqual(expect.stringMatching(/opportunitypage\?job=/));
    await expect(page).toHaveURL(/dashboard$/);
    await row.getByRole('cell').nth(2).click();
    await expect(page).toHaveURL(/opportunitypage\?job=/);
  });
});

const bodyRows = (section: Locator) => section.getByRole('row').filter({ has: section.page().getByRole('cell') });

/** Reads the URLs of all tabs from the browser, because Playwright sometimes misses a background tab. */
async function tabUrls(page: Page): Promise<string[]> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The page has no browser');
  const { targetInfos } = await browser.send('Target.getTargets');
  await browser.detach();
  return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
}
