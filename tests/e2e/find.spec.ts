import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { selection, toast } from './support/selection.ts';
import { signInQuietly } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInQuietly(page);
});

test('applicants are found, selected by pasted ids, and left out', async ({ page }) => {
  await openApplicants(page);
  const all = await shownCount(page);
  const { applicants = [] } = (await postedJobs(page, 'Active')).find(({ _id }) => page.url().includes(_id)) ?? {};
  const [first = '', second = ''] = applicants;

  await test.step('minus, OR and quotes', async () => {
    const withPython = await countFor(page, 'python');
    const withoutPython = await countFor(page, '-python');
    expect([withPython > 0, withoutPython > 0, withPython + withoutPython]).toEqual([true, true, all]);
    expect(await countFor(page, 'python OR -python')).toBe(all);
    expect(await countFor(page, 'python -python')).toBe(0);
    await countFor(page, '');
    const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
    expect(await countFor(page, `"${name.toUpperCase()}"`)).toBeGreaterThan(0);
    await expect(page.getByRole('article', { name })).toBeVisible();
    await expect(page).toHaveURL(/find=%22/);
    expect(await countFor(page, `"${name.slice(1)}"`)).toBe(0);
    await countFor(page, 'python -sql OR "machine learning"');
    await expectAccessible(page);
  });

  await test.step('pasted ids and links select their candidates', async () => {
    await paste(page, `${first}\n${new URL(`/glofolio/${second}`, page.url()).href}\n${'0'.repeat(24)}`);
    await expect(toast(page, '2 candidates selected')).toContainText('1 is not in this list');
    await expect(search(page)).toHaveValue('');
    await expect(selection(page)).toContainText('2 selected');
    await expect.poll(() => shownCount(page)).toBe(all);
    await selection(page).getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(selection(page)).toHaveCount(0);
  });

  await test.step('viewed and emailed candidates are left out, by keyboard and after a reload', async () => {
    await email(page, first);
    await openApplicants(page);
    await page.getByRole('button', { name: 'Leave out', exact: true }).press('Enter');
    const viewed = page.getByRole('menuitemcheckbox', { name: 'Viewed' });
    await expect(viewed).toHaveAttribute('aria-checked', 'false');
    await viewed.press('Enter');
    await expect(viewed).toHaveAttribute('aria-checked', 'true');
    await expect(page).toHaveURL(/&leaveout=viewed$/);
    await page.getByRole('menuitemcheckbox', { name: 'Emailed' }).press('Enter');
    await expect(page).toHaveURL(/&leaveout=viewed,emailed$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Leave out', exact: true })).toBeFocused();
    await expect(chips(page)).toHaveText(['Left out: viewed', 'Left out: emailed']);
    const left = await shownCount(page);
    expect(left).toBeLessThan(all);
    await expect(page.getByText('You already viewed this profile')).toHaveCount(0);
    await expect(count(page)).toHaveText(`${left} of ${all} candidates`);
    await expectAccessible(page);
    await page.reload();
    await expect(chips(page)).toHaveText(['Left out: viewed', 'Left out: emailed']);
    await expect(count(page)).toHaveText(`${left} of ${all} candidates`);
    await page.getByRole('button', { name: 'Remove filter Left out: viewed' }).press('Enter');
    await expect(count(page)).toHaveText(`${all - 1} of ${all} candidates`);
    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await expect(page).not.toHaveURL(/leaveout/);
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => shownCount(page)).toBe(all);
  });

  await test.step('lists outside a job read the jobs for it, also after a fresh load', async () => {
    for (const path of ['/talentPool?', '/candidateModal?type=Job&skills=Python&skills=SQL&location=&']) {
      await page.goto(`${path}leaveout=applying`);
      await expect(chips(page)).toHaveText(['Left out: applying to one of my jobs']);
      await expect(count(page)).toHaveText(/^\d+ of \d+ candidates$/);
      await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
      await expect(count(page)).toHaveText(/^\d+ candidates$/);
      await expect(page).not.toHaveURL(/leaveout/);
    }
  });
});

const search = (page: Page): Locator => page.getByLabel('Find in this list');
const count = (page: Page): Locator => page.getByRole('status').filter({ hasText: /candidates$/ });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');

async function shownCount(page: Page): Promise<number> {
  return Number(/^\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
}

/** Types and waits until the list has applied the text, which its URL then holds. */
async function countFor(page: Page, text: string): Promise<number> {
  await search(page).fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('find') ?? '').toBe(text);
  return shownCount(page);
}

async function paste(page: Page, text: string): Promise<void> {
  await search(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function email(page: Page, student: string): Promise<void> {
  await page.goto(`/connect/${student}`);
  await page.getByLabel('Subject').fill('Interview');
  await page.getByLabel('Content').fill('Can you talk on Monday?');
  await page.getByLabel('Meeting Link').fill('https://meet.example/room');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByText('Email was sent succesfully')).toBeVisible();
}
