import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openApplicants, openProfile } from './support/candidates.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('profiles', async ({ page }) => {
  await test.step('keys and buttons page through candidates, and the list returns unchanged', async () => {
    await openApplicants(page, '&sort=name');
    const names = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    const list = page.getByRole('region', { name: 'Applicants' });
    await openProfile(page, 2);
    await expectCandidate(page, names, 3);
    await page.keyboard.press('j');
    await expectCandidate(page, names, 4);
    await page.keyboard.press('ArrowRight');
    await expectCandidate(page, names, 5);
    // Uppercase, as with Caps Lock.
    await page.keyboard.press('K');
    await expectCandidate(page, names, 4);
    await page.getByRole('button', { name: 'Previous candidate' }).click();
    await expectCandidate(page, names, 3);
    await page.reload();
    await expectCandidate(page, names, 3, { afterReload: true });
    // The shortcuts load after the page.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectCandidate(page, names, 1);
    await expect(page.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expectCandidate(page, names, 1);

    await page.getByRole('link', { name: 'Graduate Data Analyst' }).click();
    await expect(page).toHaveURL(/sort=name$/);
    await expect(list).toBeVisible();
    await page.goBack();
    await expectCandidate(page, names, 1);
    await page.goBack();
    await expect(list).toBeVisible();
  });

  await test.step('works and candidates show their pictures', async () => {
    // The candidate with the highest score has works.
    await openApplicants(page, '&sort=score', navigateTo);
    await openProfile(page, 0);
    const [work, person] = [page.locator('main a[target=_blank] img').first(), page.locator('main header img').first()];
    await expect(work).toHaveAttribute('src', /^\/pictures\//);
    for (const picture of [work, person]) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  for (const width of [1280, 1920]) {
    await test.step(`${width} px keep the decision in sight while the rest scrolls`, async () => {
      await page.setViewportSize({ width, height: 600 });
      await openApplicants(page, '', navigateTo);
      await openProfile(page, 0);
      const bar = page.getByRole('region', { name: 'Decision' });
      const ends = [
        page.getByRole('button', { name: 'More about this candidate' }),
        page.getByRole('textbox', { name: 'Private note' }),
        bar.getByRole('button').last(),
      ];
      const edges = await Promise.all(ends.map((end) => end.evaluate(rightEdge)));
      expect(edges).toEqual(Array.from(edges, () => edges[0]));
      const banner = page.getByRole('main').locator('header').first();
      const name = await banner.getByRole('heading', { level: 1 }).innerText();
      const shownInBanner = banner.locator('[translate=no]').filter({ hasText: name });
      await expect(shownInBanner).toBeHidden();
      await page.getByRole('heading', { name: 'Educational Background' }).hover();
      await page.mouse.wheel(0, 5000);
      await expect(shownInBanner).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Private note' })).not.toBeInViewport();
      await expect(bar.getByRole('button', { name: 'Maybe' })).toBeInViewport({ ratio: 1 });
    });
  }

  await test.step('keys scroll the page while the focus is on its heading', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openApplicants(page, '', navigateTo);
    await openProfile(page, 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const pane = page.getByRole('region', { name: 'Profile' });
    const top = () => pane.evaluate((element) => element.scrollTop);
    await page.keyboard.press('ArrowDown');
    expect(await top()).toBe(40);
    await page.keyboard.press('End');
    const end = await top();
    expect(end).toBeGreaterThan(100);
    await page.keyboard.press('PageUp');
    expect(await top()).toBeLessThan(end);
    await page.keyboard.press('Home');
    expect(await top()).toBe(0);
  });

  await test.step('folders follow a short bio without a gap', async () => {
    await page.route('**/getProfileData*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"bio":"[^"]*"/, '"bio":"I like questions."');
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    const [bio, folders] = [page.getByText('I like questions.'), page.getByText('In Data people')];
    await expect(folders).toBeVisible();
    // Measured in one script, because a closing notice would move one of them in between.
    const bioElement = await bio.elementHandle();
    const gap = await folders.evaluate(
      (below, above) => below.getBoundingClientRect().top - (above as Element).getBoundingClientRect().top,
      bioElement,
    );
    expect(gap).toBeLessThan(32);
  });

  await test.step('a review shows two lines of the bio, and the rest on request', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route('**/getProfileData*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"bio":"[^"]*"/, `"bio":"${'I like questions. '.repeat(30)}"`);
      await route.fulfill({ response: answer, body });
    });
    await openApplicants(page);
    await page.getByRole('button', { name: /^Review \d/ }).click();
    const bio = page.getByText('I like questions.');
    const height = () => bio.evaluate((element) => element.clientHeight);
    expect(await height()).toBeLessThanOrEqual(48);
    const proof = page.getByRole('heading', { name: 'Proof of Work' });
    expect((await proof.boundingBox())?.y).toBeLessThan(300);
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused();
    expect(await height()).toBeGreaterThan(48);
    await page.keyboard.press('Enter');
    await expect.poll(height).toBeLessThanOrEqual(48);
  });
});

/** Runs in the page. */
function rightEdge(element: Element): number {
  return Math.round(element.getBoundingClientRect().right);
}

/** Expects the candidate at this position of the list, with title, focus and position text. */
async function expectCandidate(
  page: Page,
  names: readonly string[],
  place: number,
  { afterReload = false } = {},
): Promise<void> {
  const name = names[place - 1] ?? '';
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  if (!afterReload) await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Glo Recruiter`);
  await expect(page.getByText(`${place} of ${names.length}`, { exact: true })).toBeVisible();
}
