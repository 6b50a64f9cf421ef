import type { Page } from '@playwright/test';
import { openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { passDoublePress } from './support/waiting.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await signInThroughApi(page);
});

test('print: a profile and a comparison', { tag: '@installed' }, async ({ page }) => {
  await page.clock.install();
  await test.step('an ordinary profile is one clean page, ink on white from the dark theme too', async () => {
    await openApplicants(page);
    await openProfile(page, 0);
    await expect(page.getByRole('heading', { name: 'Educational Background' })).toBeVisible();
    await expect(page.getByText('In Data people')).toBeVisible();
    await expect(page.getByLabel('Private note')).toBeVisible();
    await page.getByRole('button', { name: 'More about this candidate' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    // The browser may render the printout before the menu has closed.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.getByRole('menuitem', { name: 'Print' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPaper(page);
    await expect(page.getByRole('region', { name: 'Fit to this job' })).toContainText('Graduate Data Analyst');
    await expect(page.getByText(/@mail\.example$/).first()).toBeVisible();
    await expect(page.getByText('In Data people')).toBeHidden();
    await expect(page.getByLabel('Private note')).toBeHidden();
    expect(await countPages(page)).toBe(1);
  });

  await test.step('narrow paper shows no download page', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.setViewportSize({ width: 673, height: 1017 });
    await expect(page.getByRole('heading', { level: 1, name: 'Download Our App' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectPaper(page);
    await expect(page.locator('#narrow')).toBeEmpty();
  });

  await test.step('a comparison of four fits one clean page, without the recruiter’s own data', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.setViewportSize({ width: 1280, height: 832 });
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    await openApplicants(page, '', navigateTo);
    await page.getByRole('article').nth(1).getByRole('checkbox').press('m');
    for (const place of [0, 1, 2, 3]) await page.getByRole('article').nth(place).getByRole('checkbox').press('Space');
    await page.getByRole('link', { name: 'Compare', exact: true }).press('Enter');
    await expect(page.getByRole('row', { name: /^GloPoints \d/ })).toBeVisible();
    await expect(page.getByText('In folders: Data people').first()).toBeVisible();
    const verdict = page.getByRole('row', { name: 'Your decision Shortlisted Maybe Undecided' });
    await expect(verdict).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectPaper(page);
    await expect(page.getByText('In folders: Data people').first()).toBeHidden();
    await expect(verdict).toHaveCount(0);
    await expect(page.getByRole('caption')).toHaveText(/^Graduate Data Analyst · \w+ \d+, \d+$/);
    // Disclosures cannot be opened on paper.
    const more = page.getByText(/^and \d+ more$/);
    expect(await more.count()).toBeGreaterThan(0);
    await expect(more.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    expect(await countPages(page)).toBe(1);

    await page.setViewportSize({ width: 673, height: 1017 });
    const dates = page.getByText(/^\w+ \d{4} – \w+ \d{4}/).filter({ visible: true });
    const heights = await dates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(20);
    await expect(dates.first()).toHaveCSS('font-size', '9.375px');
    await page.setViewportSize({ width: 1280, height: 832 });

    // Three candidates fit at the normal font size.
    await page.emulateMedia({ media: null });
    await passDoublePress(page);
    await page
      .getByRole('button', { name: / from comparison$/ })
      .first()
      .press('Enter');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(dates.first()).toHaveCSS('font-size', '10.9375px');
    expect(await countPages(page)).toBe(1);
  });
});

/** Expects no navigation, no buttons, no download page, and dark text on white. */
async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Facts that copy on a click are plain text on paper.
  await expect(page.getByRole('button', { name: /^(?!Copy )/ })).toHaveCount(0);
  const [ink, paper] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('h1') ?? document.body).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  // Printers omit backgrounds, so meters are drawn with borders that touch.
  const segments = page
    .getByRole('img', { name: /^\d of \d\. / })
    .first()
    .locator('i');
  const filled = await segments.evaluateAll((all) => all.map((one) => one.clientHeight === 0));
  expect(filled.filter(Boolean)).toHaveLength(await heldSkillCount(page));
  expect(ink).toBe('oklch(0.235 0.022 163)');
  expect(paper).toBe('rgba(0, 0, 0, 0)');
}

async function heldSkillCount(page: Page): Promise<number> {
  const meter = page.getByRole('img', { name: /^\d of \d\. / }).first();
  return Number((await meter.getAttribute('aria-label'))?.[0]);
}

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
