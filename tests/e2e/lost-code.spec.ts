import type { Page } from '@playwright/test';
import { follow } from './support/faults/waiting.ts';
import { expect, expectAccessible, signInAsDemo, test } from './support/fixtures.ts';
import { loseScripts, scriptOf } from './support/lost-code.ts';
import { enterWorld } from './support/worlds.ts';

/** Scripts that did not come, in a browser that never asks for one again. */
test.beforeEach(async ({ context, page, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInAsDemo(page);
});

test('a screen: as soon as that brings it, Try again loads the page anew, and not before', async ({ page }) => {
  await page.goto('/policytext');
  await expect(title(page, 'Privacy policy')).toBeVisible();
  const come = await loseScripts(page, () => true);
  await markPage(page);
  await follow(page, '/recruit');
  for (let time = 0; time < 3; time += 1) {
    await expect(title(page, 'Something went wrong')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    const asked = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await asked;
  }
  await expectAccessible(page);
  come();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(title(page, 'JOB POSTED')).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test('what surrounds the screens: it comes with the next one, which loads the page anew', async ({ page }) => {
  const surroundings = scriptOf('src/app/Surroundings.tsx');
  const come = await loseScripts(page, (path) => path === surroundings);
  await openWithout(page, surroundings, '/dashboard');
  await markPage(page);
  come();
  // The page hears of the loss a moment later than this test: should it have been too soon, the next screen has it.
  await expect(async () => {
    await page.getByRole('link', { name: 'Recruit', exact: true }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(title(page, 'Hello, Meera')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  }).toPass();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('the question before unsaved work is left: the browser asks it', async ({ page }) => {
  const dialog = scriptOf('src/ui/ConfirmDialog.tsx');
  await loseScripts(page, (path) => path === dialog);
  await openWithout(page, dialog, '/editprofile');
  await page.getByLabel('Position').fill('Head of Hiring');
  const said: string[] = [];
  page.once('dialog', (asked) => {
    said.push(asked.message());
    void asked.dismiss();
  });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect.poll(() => said).toEqual(['Leave without saving?\n\nWhat you changed here is not saved yet.']);
  await expect(page.getByLabel('Position')).toHaveValue('Head of Hiring');
  page.once('dialog', (asked) => void asked.accept());
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address without a screen: says so, and Try again brings it', async ({ page }) => {
  const notFound = scriptOf('src/app/NotFound.tsx');
  const come = await loseScripts(page, (path) => path === notFound);
  await page.goto('/no-such-page');
  await expect(title(page, 'Something went wrong')).toBeVisible();
  await expectAccessible(page);
  come();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(title(page, 'Page not found')).toBeVisible();
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Opens a screen, until the script it asks for is lost. */
async function openWithout(page: Page, script: string, path: string): Promise<void> {
  // What the page before still waits for is lost with that page, and is not meant.
  await page.goto('about:blank');
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.goto(path);
  await isLost;
}
