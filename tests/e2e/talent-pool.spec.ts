import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';
import { planFault } from './support/worlds.ts';

test('arrows move across groups, and View All shows a whole group', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto('/talentPool');
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
  // There are two columns, so the second row of the first group precedes the next group.
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
});

test('an alert after a failed load leaves the focus on the heading', async ({ page }) => {
  await signInThroughApi(page);
  await planFault(page, { path: '/api/recruiter/company/talent/pool', status: 500, times: 1 });
  await page.goto('/talentPool');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talent Pool' })).toBeFocused();
  await expectAccessible(page);
});

const countOf = async (technology: Locator): Promise<string> =>
  /\d+/.exec(await technology.locator('span').nth(1).innerText())?.[0] ?? '';
const cards = (page: Page): Locator => page.getByRole('article');
