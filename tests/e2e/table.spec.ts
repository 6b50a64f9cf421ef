import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { escapeFrom, expectKeyboardWalk } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { button, press, selection, toast } from './support/selection.ts';
import { passDoublePress } from './support/waiting.ts';
import { clearFaults, planFault } from './support/worlds.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { showAs } from './support/lists.ts';

const backend = 'Junior Backend Engineer';

test('a list as a table', async ({ page }) => {
  await page.clock.install();
  await signInThroughApi(page);
  const profileRequestCount = profileRequests(page);

  await test.step('cards and rows in sight load their facts', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${await jobPath(page, backend)}&sort=name`);
    await waitForShortlist(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/\w, [A-Z]/);
    expect(profileRequestCount()).toBeLessThan(20);
    await showAs(page, 'Table');
    await expect(page).toHaveURL(/&layout=table$/);
    await expect(row(page, 0).getByRole('cell').nth(2)).toHaveText(/\w/);
    await expect.poll(profileRequestCount).toBeGreaterThan(10);
    await expectAccessible(page);
  });

  await test.step('18 rows fit at 1280 × 800', async () => {
    const box = (await page.getByRole('table').boundingBox()) ?? { y: 800 };
    const [first, second] = [await row(page, 0).boundingBox(), await row(page, 1).boundingBox()];
    const height = (second?.y ?? 0) - (first?.y ?? 0);
    expect(Math.floor((792 - (first?.y ?? 800)) / height)).toBeGreaterThanOrEqual(18);
    expect(box.y).toBeLessThan(300);
  });

  const first = await findUndecided(page);
  const second = first + 1;

  await test.step('the shortcuts of cards work on rows', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await expect(row(page, 0).getByRole('link')).toBeFocused();
    for (let place = 0; place < second; place += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    await expect(verdict(page, second, 'Maybe')).toBeVisible();
    await page.keyboard.press('z');
    await expect(verdict(page, second, 'Maybe')).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(row(page, second).getByRole('checkbox')).toBeChecked();
    await expect(selection(page)).toContainText('1 selected');
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    const name = (await row(page, first).getByRole('link').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(row(page, first).getByRole('link')).toBeFocused();
  });

  await test.step('the row under the mouse has the decisions', async () => {
    const decision = row(page, first).locator('button:text-is("Maybe")');
    await expect(decision).toBeHidden();
    await row(page, first).getByRole('link').hover();
    await passDoublePress(page);
    await decision.click();
    await expect(verdict(page, first, 'Maybe')).toBeVisible();
    await expect(page).toHaveURL(/opportunitypage/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(verdict(page, first, 'Maybe')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await row(page, first).getByRole('link').focus();
  });

  await test.step('a note and a verdict move no column', async () => {
    const headings = page.getByRole('columnheader');
    const places = () => headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const before = await places();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Private note' }).fill('Prefers Kochi\nCall in June');
    await page.goBack();
    await expect(row(page, first).getByRole('cell', { name: 'Prefers Kochi', exact: true })).toHaveAttribute(
      'title',
      'Prefers Kochi\nCall in June',
    );
    await expect(row(page, first).getByRole('link')).toBeFocused();
    await page.keyboard.press('r');
    await expect(verdict(page, first, 'Not a fit')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press('x');
    await expect(headings.filter({ hasText: 'Note' })).toHaveAccessibleName('Note');
    await page.keyboard.press('x');
    await page.keyboard.press('z');
  });

  await test.step('a search shows the count beside the switch, so that the rows do not move', async () => {
    const top = async () => (await page.getByRole('table').boundingBox())?.y;
    const before = await top();
    const name = (await row(page, 0).getByRole('link').textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill(name);
    await expect(page.getByText(/^\d+ of \d+ candidates$/)).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('');
  });

  await test.step('headings sort', async () => {
    const college = page.getByRole('columnheader', { name: 'College' });
    await college.getByRole('button').click();
    await expect(college).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL(/&sort=name/);
    await expect(college).not.toHaveAttribute('aria-sort');
  });

  await test.step('no heading is cut by the arrow of its order', async () => {
    for (const heading of await page.getByRole('columnheader').getByRole('button').all()) {
      await heading.click();
      expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth), await heading.innerText()).toBe(0);
    }
  });

  await test.step('other lists also use the last chosen layout', async () => {
    for (const path of ['/talentPool', '/shortlistedCandidates', '/candidateModal?type=Job&skills=Python&location=']) {
      await navigateTo(page, path);
      await expect(row(page, 0)).toBeVisible();
    }
    const layouts = page.getByRole('radiogroup', { name: 'Show as' });
    await expect(layouts.getByRole('radio', { name: 'Table' })).toBeChecked();
    await layouts.getByRole('radio', { name: 'Table' }).press('ArrowLeft');
    await expect(layouts.getByRole('radio', { name: 'Cards' })).toBeFocused();
    await expect(page.locator('[popover=manual]')).toHaveText('Cards');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a list of 10,000 candidates', async ({ page }) => {
  await page.clock.install();
  await page.request.post('/__mock/reset', { data: { scenario: 'many-applicants' } });
  await signInThroughApi(page);
  const profileRequestCount = profileRequests(page);
  await page.goto('/opportunitypage?layout=table');
  const list = page.locator('[data-list]');
  await expect(list.getByRole('table')).toHaveAttribute('aria-rowcount', '10001', { timeout: 60_000 });
  await expect.poll(profileRequestCount).toBeGreaterThan(15);
  const before = profileRequestCount();
  await list.evaluate(async (box) => {
    for (let top = 20_000; top <= 100_000; top += 2000) {
      box.scrollTo({ top });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[role=row][data-item="3850"]').getByRole('cell').nth(2)).toHaveText(/\w/);
  await expect(list.getByRole('row').last().getByRole('cell').nth(2)).toHaveText(/\w/);
  // The rows of all 41 steps would be about 1,100 requests. A busy machine pauses at some of them.
  expect(profileRequestCount() - before).toBeLessThan(500);
  expect(await list.getByRole('row').count()).toBeLessThan(80);
  await list.evaluate((box) => box.scrollTo({ top: 0 }));

  await test.step('can be searched, and a confirmation precedes more than 50 changes', async () => {
    await page.getByLabel('Find in this list').fill('figma');
    await expect(page.getByText(/^[\d,]+ of 10,000 candidates$/)).toBeVisible();
    const first = row(page, 0).getByRole('checkbox');
    await first.press('Space');
    await press(page, 'Select');
    await page.getByRole('menuitem', { name: 'Select all' }).press('Enter');
    const shortlist = page.getByRole('main').getByRole('button', { name: /^Shortlist [\d,]+$/ });
    const [count = ''] = /[\d,]+$/.exec((await shortlist.textContent()) ?? '') ?? [];
    await shortlist.press('Enter');
    const question = page.getByRole('alertdialog', { name: `Shortlist ${count} candidates?` });
    await expect(question).toBeVisible();
    await expectKeyboardWalk(page, question);
    await expectAccessible(page);
    await escapeFrom(question);
    await expect(shortlist).toBeFocused();

    await planFault(page, { path: '/api/recruiter/opportunity/save/shortlist/candidate', hang: true });
    await passDoublePress(page);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: `Shortlist ${count}` }).press('Enter');
    await expect(button(page, 'Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await clearFaults(page);
    await expect(toast(page, ' not: ')).toContainText('3 shortlisted');
    await expect(first).toBeFocused();
  });
});

const row = (page: Page, place: number) => page.locator(`[role=row][data-item="${place}"]`);
const verdict = (page: Page, place: number, name: string) => row(page, place).getByRole('cell', { name, exact: true });

/** Returns the place of the first of two neighboring rows that are not shortlisted. */
async function findUndecided(page: Page): Promise<number> {
  const texts = await page.locator('[role=row][data-item]').allTextContents();
  return texts.findIndex((text, place) => !`${text}${texts[place + 1]}`.includes('Shortlisted'));
}

function profileRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('getProfileData')) count += 1;
  });
  return () => count;
}
