import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo, signInQuietly } from './support/sign-in.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { watch } from './support/page-watch.ts';
import { requestsTo } from './support/requests.ts';
import { enterWorld, plan } from './support/worlds.ts';

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

const call = '/api/recruiter/company/talent/pool';

test('the pool, worked through', async ({ page, baseURL }) => {
  await test.step('the sidebar leads to the suggested candidates, and only the company’s technologies are sent', async () => {
    const { errors, moved } = await watch(page, baseURL ?? '');
    await signInAsDemo(page);
    const sent = requestsTo(page, '/company/talent/pool');
    await page.getByRole('link', { name: 'Talent Pool', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeFocused();
    await expect(page).toHaveTitle('Talent Pool · Glo Recruiter');
    await expect(page).toHaveURL(/\/talentPool$/);
    await expect(cards(page).first()).toBeVisible();
    expect(sent.map((request) => Object.keys(request.postDataJSON() as object))).toEqual([['top_technologies_used']]);
    await expect(page.getByText(/^Suggested for your company's technologies: /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Talent Pool', exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await moved(), 'moved by itself').toEqual([]);
    expect(errors, 'errors in the console').toEqual([]);
  });

  await test.step('people stand in groups by technology; the arrows lead across them, and View All shows a whole group', async () => {
    const pool = page.getByRole('region', { name: 'Talent Pool' });
    const technologies = page.getByRole('navigation', { name: 'Technologies' }).getByRole('button');
    const most = technologies.first();
    const [name, many] = [(await most.locator('span').first().getAttribute('title')) ?? '', await countOf(most)];
    await expect(pool.getByRole('heading', { level: 2 }).first()).toHaveText(name);
    await expect(pool.getByRole('list', { name, exact: true }).getByRole('article')).toHaveCount(4);
    await expectAccessible(page);
    await expectKeyboardWalk(page);

    const opens = cards(page).getByRole('heading').getByRole('link');
    await opens.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(opens.nth(1)).toBeFocused();
    // Two columns: the second row of the first group is followed by the next group.
    await page.keyboard.press('ArrowDown');
    await expect(opens.nth(3)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(opens.nth(5)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(opens.nth(3)).toBeFocused();

    await page.getByRole('button', { name: `View All ${many} with ${name}` }).press('Enter');
    await expect(most).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`technology=${encodeURIComponent(name)}$`));
    await expect(pool.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(pool).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(pool.getByRole('heading', { level: 2 }).first()).toHaveText(name);
    await page.goForward();
    await page.getByRole('button', { name: `Remove filter ${name}` }).click();
    await expect(pool.getByRole('heading', { level: 2 }).first()).toHaveText(name);
    await page.getByLabel('Find in this list').fill('a');
    await expect(pool.getByRole('heading', { level: 2 })).toHaveCount(0);
    await page.getByLabel('Find in this list').fill('');
  });

  await test.step('Shortlist opens the folders by keyboard, and many are added at once', async () => {
    await page.goto('/talentPool');
    await expect(cards(page).first()).toBeVisible();
    const shortlist = page.getByRole('button', { name: /^Shortlist / }).first();
    const name = (await shortlist.getAttribute('aria-label'))?.replace('Shortlist ', '') ?? '';
    await shortlist.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose Folder' });
    await dialog.getByRole('radio', { name: /Finalists/ }).press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Candidate successfully shortlisted! for Finalists')).toBeVisible();
    // A candidate may be in several groups.
    await expect(page.getByRole('button', { name: `Shortlisted ${name}` }).first()).toBeFocused();
    for (const index of [1, 2]) await cards(page).nth(index).getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Add to Folder' }).press('Enter');
    await dialog.getByRole('radio', { name: /Finalists/ }).press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 added to “Finalists”')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an empty talent pool and a company without technologies say why and offer a next step', async ({ page }) => {
  await signInQuietly(page);
  await test.step('an alert that comes with a load leaves the focus on the heading', async () => {
    await plan(page, { path: call, status: 500, times: 1 });
    await page.goto('/talentPool');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeFocused();
    await expectAccessible(page);
  });

  await plan(page, { path: call, status: 200, body: { results: [] }, times: 1 });
  await page.reload();
  await expect(page.getByText('No Candidates Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search Candidates' }).last()).toHaveAttribute(
    'href',
    '/searchCandidate',
  );
  await expectAccessible(page);

  await page.evaluate(() => {
    const root = JSON.parse(window.localStorage.getItem('root') ?? '{}');
    root.auth.session.recruiter.company.technologies = [];
    window.localStorage.setItem('root', JSON.stringify(root));
  });
  const sent = requestsTo(page, '/company/talent/pool');
  const body = { _id: '1', name: 'Acme Works', top_technologies_used: [] };
  await plan(page, { path: '/api/recruiter/company/details/*', status: 200, body });
  await page.reload();
  await expect(page.getByText('No technologies listed yet')).toBeVisible();
  expect(sent).toEqual([]);
  await expectKeyboardWalk(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask to add them' }).click();
  await expect(page).toHaveURL(/\/needhelp$/);
});

const countOf = async (technology: Locator): Promise<string> =>
  /\d+/.exec(await technology.locator('span').nth(1).innerText())?.[0] ?? '';
const cards = (page: Page): Locator => page.getByRole('article');
