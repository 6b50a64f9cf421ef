import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('the fit of a list', async ({ page }) => {
  await test.step('cards appear where their skeleton was', async () => {
    for (const [path, label] of [
      [await jobPath(page), 'Loading candidates'],
      ['/candidateModal?type=Job&skills=Python&skills=SQL&location=', 'Searching for candidates'],
      ['/candidateModal?type=Job&skills=Figma&location=', 'Searching for candidates'],
      ['/talentPool', 'Loading suggested candidates'],
      ['/talentPool?technology=Python', 'Loading suggested candidates'],
      ['/shortlistedCandidates', 'Loading candidates'],
    ] as const) {
      const answers = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        await answers.promise;
        await route.continue();
      });
      await page.goto(path);
      const skeleton = page.getByText(label).locator('..').locator('> [aria-hidden] > div > div').first();
      await expect(skeleton).toBeVisible();
      const place = await skeleton.boundingBox();
      answers.resolve();
      await expect(cards(page).first()).toBeVisible();
      expect(await cards(page).first().boundingBox(), path).toEqual(place);
      await page.unroute('**/api/**');
    }
  });

  await test.step('the histogram narrows a list by its handles and by a click, and shows this in a chip and the URL', async () => {
    await openAt(page, await jobPath(page, 'Junior Backend Engineer'));
    const total = Number(/\d+/.exec((await page.getByRole('tab', { name: 'APPLICANTS' }).textContent()) ?? '')?.[0]);
    await toggleHistogram(page);
    const [atLeast, atMost] = [histogram(page).getByRole('slider').first(), histogram(page).getByRole('slider').last()];
    await expect(atLeast).toHaveAttribute('aria-valuetext', /^0 skills: \d+ candidates?$/);
    await expect(atMost).toHaveAttribute('aria-valuetext', /^6 skills: /);
    await expectAccessible(page);

    await atLeast.focus();
    for (const skills of ['1 skill', '2 skills', '3 skills']) {
      await page.keyboard.press('ArrowRight');
      await expect(atLeast).toHaveAttribute('aria-valuetext', new RegExp(`^${skills}: `));
    }
    await expect(page).toHaveURL(/&fit=3-6$/);
    expect(Math.min(...(await heldSkillCounts(page)))).toBe(3);
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total} candidates$`));
    const left = (await count(page).textContent()) ?? '';
    await expect(chips(page)).toHaveText(['3 to 6 skills']);
    await expectAccessible(page);
    await page.reload();
    await expect(count(page)).toHaveText(left);
    await page.getByRole('button', { name: 'Remove filter 3 to 6 skills' }).press('Enter');
    await expect(count(page)).toHaveText(`${total} candidates`);
    await expect(page).not.toHaveURL(/fit=/);

    await toggleHistogram(page);
    const plot = histogram(page).locator('> div');
    const { width } = (await plot.boundingBox()) ?? { width: 0 };
    const pressFour = () => plot.click({ position: { x: (width * 4.5) / 7, y: 30 } });
    await pressFour();
    const inColumn = Number(/: (\d+) /.exec((await atLeast.getAttribute('aria-valuetext')) ?? '')?.[1]);
    await expect(count(page)).toHaveText(`${inColumn} of ${total} candidates`);
    await expect(chips(page)).toHaveText(['4 skills']);
    // A column shows its count above and its number of skills below.
    await expect(plot.locator('> div').nth(4)).toHaveText(`${inColumn}4`);
    await pressFour();
    await expect(count(page)).toHaveText(`${total} candidates`);
  });
});

async function toggleHistogram(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Matching skills' }).click();
  await page.keyboard.press('Escape');
}

const cards = (page: Page): Locator => page.getByRole('article');
const count = (page: Page): Locator => page.getByRole('status').filter({ hasText: /candidates$/ });
const histogram = (page: Page): Locator => page.getByRole('group', { name: 'Matching skills' });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Filters on' }).getByRole('listitem');

async function heldSkillCounts(page: Page): Promise<number[]> {
  const meters = page.getByRole('button', { name: /^\d of \d skills? of / });
  return meters.evaluateAll((all) => all.map((one) => Number(one.ariaLabel?.[0])));
}

async function openAt(page: Page, path: string): Promise<void> {
  const tab = new URLSearchParams(path.split('?')[1]).get('tab') ?? 'applicants';
  // Leave first, because the same screen keeps its content.
  if (path.startsWith(new URL(page.url()).pathname)) await navigateTo(page, '/account');
  await navigateTo(page, path);
  if (path.startsWith('/opportunitypage'))
    await expect(page.getByRole('tab', { name: tab.toUpperCase() })).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).first()).toBeVisible();
}
