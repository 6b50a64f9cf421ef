import type { Locator, Page } from '@playwright/test';
import { waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath, postedJobs } from './support/jobs.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { navigateTo } from './support/navigation.ts';
import { passDoublePress } from './support/waiting.ts';

/**
 * Counts the clicks of the main tasks. Typing and the final Enter do not count. connect-many.spec.ts counts the clicks
 * of an email to several candidates.
 */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await signInAsDemo(page);
});

test('the main tasks', async ({ page }) => {
  await test.step('shortlisting ten scattered candidates takes eleven clicks', async () => {
    await page.setViewportSize({ width: 1920, height: 1600 });
    await navigateTo(page, `${await jobPath(page, 'Junior Backend Engineer')}&sort=name`);
    await waitForShortlist(page);
    const { press, count } = createClickCounter(page);
    const cards = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Shortlist / }) });
    for (let place = 0; place < 20; place += 2) await press(cards.nth(place).getByRole('checkbox'));
    await press(page.getByRole('button', { name: 'Shortlist 10', exact: true }));
    await expect(page.getByText('10 shortlisted', { exact: true }).first()).toBeVisible();
    expect(count()).toBeLessThanOrEqual(11);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('10 shortlistings undone').first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 832 });
  });

  await test.step('shortlisting ten scattered candidates takes eleven keys, besides those that reach them', async () => {
    await navigateTo(page, '/dashboard');
    await navigateTo(page, `${await jobPath(page, 'Junior Backend Engineer')}&sort=name`);
    await waitForShortlist(page);
    let keys = 0;
    for (let place = 0; keys < 10; place += 1) {
      await page.keyboard.press('j');
      const card = page.locator(`[data-item="${place}"]`);
      await expect(card.locator('h3 a')).toBeFocused();
      if (place % 2 === 1 || (await card.getByRole('button', { name: /^Shortlisted / }).count()) > 0) continue;
      await passDoublePress(page);
      await page.keyboard.press('s');
      keys += 1;
      await expect(card.getByRole('button', { name: /^Shortlisted / })).toBeVisible();
    }
    expect(keys).toBeLessThanOrEqual(11);
  });

  await test.step('a verdict on a card takes one click', async () => {
    await navigateTo(page, '/dashboard');
    await navigateTo(page, `${await jobPath(page, 'QA Automation Trainee')}&sort=name`);
    await waitForShortlist(page);
    const { press, count } = createClickCounter(page);
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Shortlist / }) });
    await card.first().hover();
    await press(card.first().locator('button', { hasText: 'Maybe' }));
    await expect(page.getByText('Maybe. Students are not told.')).toBeVisible();
    expect(count()).toBe(1);
  });

  await test.step('finding a candidate by skill and adding them to a folder takes five clicks', async () => {
    const { press, count } = createClickCounter(page);
    await press(page.getByRole('link', { name: 'Search Candidates', exact: true }));
    const skills = page.getByRole('combobox', { name: 'Skills' });
    await press(skills);
    await skills.pressSequentially('react');
    await expect(page.getByRole('option', { name: 'React', exact: true })).toBeVisible();
    await skills.press('Enter');
    await expect(page.getByLabel('Remove React')).toBeVisible();
    await skills.press('Enter');
    await press(page.getByRole('button', { name: /^Shortlist / }).first());
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await press(dialog.getByRole('radio', { name: /Finalists/ }));
    await press(dialog.getByRole('button', { name: 'Add to Folder' }));
    await expect(page.getByText('Candidate successfully shortlisted! for Finalists')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(5);
  });

  await test.step('changing one number of a job takes four clicks', async () => {
    const [job] = await postedJobs(page, 'Active');
    await navigateTo(page, `/opportunitypage?job=${job?._id}`);
    const { press, count } = createClickCounter(page);
    await press(page.getByRole('link', { name: 'Manage Details' }));
    await press(page.getByRole('link', { name: 'Edit' }));
    await press(page.getByLabel('Vacancies'));
    await page.getByLabel('Vacancies').fill('77');
    await press(page.getByRole('button', { name: 'Save and close', exact: true }));
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(4);
    expect((await postedJobs(page, 'Active'))[0]?.vacancy).toBe(77);
  });

  await test.step('posting a job takes fourteen clicks', async () => {
    await navigateTo(page, '/dashboard');
    const { press, count, choose } = createClickCounter(page);
    await press(page.getByRole('link', { name: 'Post an opportunity' }));
    const title = page.getByRole('combobox', { name: 'Job title' });
    await press(title);
    await title.fill('Tide Reader');
    await choose('Job type', 'Full-time');
    await choose('Workplace type', 'Hybrid');
    for (const [box, text, option] of [
      ['Locations', 'Pune', /Pune, Maharashtra/],
      ['Skills', 'SQL', 'SQL'],
    ] as const) {
      const field = page.getByRole('combobox', { name: box });
      await press(field);
      await field.fill(text);
      await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
      await field.press('Enter');
      await expect(page.getByLabel(new RegExp(`^Remove ${text}`))).toBeVisible();
    }
    await press(page.getByLabel('Vacancies'));
    await page.getByLabel('Vacancies').fill('2');
    for (const name of ['Continue', 'Suggest description', 'Insert', 'Next', 'Post']) {
      await press(page.getByRole('button', { name, exact: true }));
    }
    await expect(page.getByRole('heading', { name: 'Posted Successfully' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(14);
  });
});

function createClickCounter(page: Page) {
  let clicks = 0;
  return {
    count: () => clicks,
    async press(target: Locator): Promise<void> {
      clicks += 1;
      await target.click();
    },
    /** Counts two clicks: the first opens the native select, the second chooses. */
    async choose(label: string, option: string): Promise<void> {
      clicks += 2;
      await page.getByLabel(label).selectOption(option);
    },
  };
}
