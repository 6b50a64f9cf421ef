import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { animatedPicture } from './support/animated-picture.ts';
import { packagedLaunchOptions } from './support/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { openTab } from './support/lists.ts';
import { accountRoutes } from './support/routes/account.ts';
import { candidateRoutes } from './support/routes/candidates.ts';
import { entryRoutes } from './support/routes/entry.ts';
import { helpRoutes } from './support/routes/help.ts';
import { jobRoutes } from './support/routes/jobs.ts';

/**
 * Compares the main screens with stored screenshots (docs/testing.md). Browser, font, seed and clocks are fixed,
 * because anything else would differ between machines.
 */
const routes = [...entryRoutes, ...accountRoutes, ...helpRoutes, ...jobRoutes, ...candidateRoutes];
const screensByUser = {
  'a visitor': { login: '/' },
  'a recruiter': {
    dashboard: '/dashboard',
    recruit: '/recruit',
    'job-form': '/jobForm',
    'company-page': '/companypage',
    account: '/account',
    applicants: '/opportunitypage',
    profile: '/glofolio/:id',
  },
};

const noon = new Date('2026-03-02T12:00:00Z');
const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable/inter/files');
const font = `
  @font-face { font-family: "Pictured"; font-weight: 100 900; src: url("/pictured/inter-latin-wght-normal.woff2"); }
  @font-face {
    font-family: "Pictured";
    font-weight: 100 900;
    src: url("/pictured/inter-latin-ext-wght-normal.woff2");
    unicode-range: U+0100-017F, U+20A0-20C0;
  }
  :root { --font: "Pictured"; }
  [data-pressed]:not([data-pressed=""])::after {
    content: attr(data-pressed);
    position: fixed;
    inset: auto 48px 96px auto;
    padding: 12px 24px;
    border-radius: 12px;
    background: #12352b;
    color: #fff;
    font: 600 40px/1 "Pictured";
  }`;

const { args, ...browser } = await packagedLaunchOptions();
test.use({
  // Makes letters independent of the font settings of the system.
  launchOptions: { ...browser, args: [...args, '--font-render-hinting=none', '--disable-lcd-text'] },
  timezoneId: 'UTC',
  locale: 'en-GB',
  // The data of the day at which the clock is stopped.
  settings: { DATA_DAY: '' },
});

test.beforeEach(async ({ page }) => {
  await page.request.post('/__mock/clock', { data: { now: noon.toISOString(), frozen: true } });
  await page.request.post('/__mock/reset', { data: { keepClock: true } });
  await page.clock.setFixedTime(noon);
  await page.route('/pictured/*', (route) =>
    route.fulfill({ path: join(fonts, basename(route.request().url())), contentType: 'font/woff2' }),
  );
  await addStyle(page, font);
});

for (const [who, screens] of Object.entries(screensByUser)) {
  test(`screens of ${who} match their screenshots`, async ({ page }) => {
    for (const [name, path] of Object.entries(screens)) {
      await test.step(`${name} matches its screenshots, light and dark`, async () => {
        await open(page, path);
        await compare(page, name);
      });
    }
  });
}

test('a review and a shared file match their screenshots', async ({ page }, info) => {
  const shared = info.outputPath('shared.html');

  await test.step('the review matches its screenshots, light and dark', async () => {
    await openReview(page);
    await compare(page, 'review');
  });

  await test.step('the shared file matches its screenshots, light and dark', async () => {
    await openTab(page, 'shortlisted');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Create file' }).click();
    await (await downloading).saveAs(shared);
    await page.goto(pathToFileURL(shared).href);
    await page.getByRole('radio', { name: 'Yes' }).first().check();
    await compare(page, 'shared-file');
  });
});

test('writes a review as an animated picture', { tag: '@animation' }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const frames = [];
  await openReview(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  const steps = [
    ['', '1 of'],
    ['S', '2 of'],
    ['M', '3 of'],
    ['R', '4 of'],
    ['Z', '3 of'],
  ] as const;
  for (const [place, [key, position]] of steps.entries()) {
    await page.clock.setFixedTime(noon.getTime() + place * 1000);
    if (key !== '') await page.keyboard.press(key.toLowerCase());
    await expectReview(page, position);
    await page.evaluate((pressed) => document.documentElement.setAttribute('data-pressed', pressed), key);
    frames.push({ picture: await page.screenshot(), ms: 1600 });
  }
  const animation = animatedPicture(frames, 2);
  expect(animation.length).toBeLessThan(2_000_000);
  writeFileSync(join(import.meta.dirname, 'pictures/review-animated.png'), animation);
});

test.describe('an unintended change', () => {
  test.beforeEach(({}, { config }) => {
    test.skip(['all', 'changed'].includes(config.updateSnapshots), 'it would become the stored screenshot');
  });

  test('fails the comparison, even one step of a color', { tag: '@rest' }, async ({ page }) => {
    await addStyle(page, `${font} :root { --ink-2: var(--ink-3); }`);
    await open(page, '/dashboard');
    const comparison = expect(page).toHaveScreenshot('dashboard-light.png', { timeout: 5000 });
    await expect(comparison).rejects.toThrow(/pixels .* are different/);
  });
});

async function compare(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const route = routes.find((each) => each.path === path);
  if (route === undefined) throw new Error(`No route case opens ${path}.`);
  await route.open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(route.heading);
  await expect(page.getByRole('main')).toHaveJSProperty('ariaBusy', null);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Fails on any letter that the packaged font does not have.
  const text = await page.evaluate(() => document.body.innerText);
  expect(text.replace(/[\n\t\u0020-\u017f\u2000-\u206f\u20a0-\u20c0\u2122]/gu, '')).toBe('');
}

async function openReview(page: Page): Promise<void> {
  await open(page, '/opportunitypage');
  await page.getByRole('button', { name: /^Review \d/ }).click();
  await expectReview(page, '1 of');
}

async function expectReview(page: Page, position: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Review', exact: true })).toContainText(position);
  await expect(page.getByRole('heading', { name: 'Proof of Work' })).toBeVisible();
}

/** Appends to the first style sheet, because the CSP allows no other style. Replaces the previous call. */
async function addStyle(page: Page, style: string): Promise<void> {
  await page.route(/\/assets\/index-[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${style}` });
  });
}
