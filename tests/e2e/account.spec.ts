import { demo, expect, expectAccessible, signInAsDemo, test } from './support/fixtures.ts';

test('the demo recruiter signs in at once', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Login · Glo Recruiter');
  await expectAccessible(page);
  await signInAsDemo(page);
});

test('a stranger is asked to sign in and then gets where they wanted to go', async ({ page }) => {
  await page.goto('/recruit?job_state=ACTIVE');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recruit\?job_state=ACTIVE$/);
});
