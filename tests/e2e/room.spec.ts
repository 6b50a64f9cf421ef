import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { escapeFrom } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { signedInAccount, post } from './support/sign-in.ts';

/** A window of 1280 × 800 pixels at 150 % zoom. */
const low = { width: 853, height: 533 };

test.use({ signedIn: true });

test('every window has room for titles, lists and fields', async ({ page }) => {
  for (const place of Array(12).keys()) {
    await post(page, '/api/recruiter/globalShortlist/createfolder', {
      recruiter_id: signedInAccount(page),
      folder_name: `Round ${place}`,
      student_ids: [],
    });
  }
  await page.goto('/helpcentre');

  await test.step('titles start at the same left edge on every screen', async () => {
    const widths = [1280, 1920];
    const edges = widths.map(() => new Set<number>());
    const title = page.getByRole('heading', { level: 1 });
    for (const [path, heading] of [
      ['/dashboard', title],
      ['/recruit?job_state=ACTIVE', title],
      ['/searchCandidate', title],
      ['/account', title],
      ['/jobForm', title],
      ['/activity', title],
      ['/companypage', page.getByRole('heading', { level: 2 }).first()],
    ] as const) {
      await navigateTo(page, path);
      for (const [at, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        edges[at]?.add(Math.round((await boxOf(heading)).x));
      }
    }
    for (const found of edges) expect([...found]).toHaveLength(1);
  });

  await test.step('a low window leaves room for the list', async () => {
    await page.setViewportSize(low);
    await openApplicants(page, '', navigateTo);
    const cards = page.getByRole('article');
    const tools = page.getByRole('searchbox', { name: 'Find in this list' });
    expect((await boxOf(cards.first())).y).toBeLessThan(low.height / 2 + 20);

    await cards.nth(0).getByRole('checkbox').press('Space');
    await cards.nth(1).getByRole('checkbox').press('Space');
    const bar = page.getByRole('group', { name: 'Selected candidates' });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(56);
    for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Not a fit' })).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Clear' }).press('Enter');

    await cards.first().hover();
    await page.mouse.wheel(0, 500);
    await expect(tools).not.toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await page.mouse.wheel(0, -1000);
    await expect(tools).toBeInViewport();
  });

  await test.step('the first field of a scrolling list is in view with its ring when it gets the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 832 });
    await page
      .getByRole('button', { name: /^More actions for / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to Folder' }).click();
    const find = page.getByRole('searchbox', { name: 'Find a folder' });
    await find.focus();
    expect(await find.evaluate(distanceToTop)).toBeGreaterThanOrEqual(5);
    await escapeFrom(page.getByRole('dialog'));
  });

  await test.step('the field that a template asks for is above the footer when it gets the focus', async () => {
    await page.setViewportSize(low);
    for (const place of [0, 1]) await page.getByRole('article').getByRole('checkbox').nth(place).press('Space');
    await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Invitation to an interview' }).press('Enter');
    const link = page.getByLabel('Meeting Link');
    await expect(link).toBeFocused();
    const { y, height } = await boxOf(link);
    expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator('main footer'))).y);
  });
});

/** Runs in the page. Returns the distance between the field and the top edge of its scroll area. */
function distanceToTop(field: Element): number {
  let scroller = field.parentElement;
  while (scroller !== null && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
  return field.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not visible.');
  return box;
}
