import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { clearFaults, planFault } from './support/worlds.ts';
import { scrollPosition, scrollListTo } from './support/lists.ts';

test.use({ signedIn: true });

test('the applicants of a job', async ({ page }) => {
  await page.goto('/opportunitypage');
  await test.step('a click on a job opens its list at the top, and Back and the link on a profile restore the position', async () => {
    await chooseJob(page, 'Junior Backend Engineer');
    const list = page.getByRole('region', { name: 'Applicants' });
    const place = () => scrollPosition(list);
    await scrollListTo(list, 600);
    // Uses a key on a visible link, because Playwright cannot click in a list that scrolls and would scroll it.
    const inSight = () =>
      list.getByRole('link', { name: /^View Profile/ }).evaluateAll((links) => {
        const middle = innerHeight / 2;
        const isInSight = ({ top, bottom }: DOMRect) => top > middle - 120 && bottom < middle + 160;
        return links.find((link) => isInSight(link.getBoundingClientRect()))?.ariaLabel ?? '';
      });
    await expect.poll(inSight).not.toBe('');
    await list.getByRole('link', { name: await inSight(), exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/glofolio\//);
    await page.getByRole('main').getByRole('link', { name: 'Junior Backend Engineer', exact: true }).click();
    await expect.poll(place).toBeGreaterThan(300);
    const left = await place();
    const rail = page.getByRole('navigation', { name: 'Jobs' });
    await rail.getByRole('link', { name: /^Graduate Data Analyst/ }).click();
    await expect(page).toHaveTitle(/^Graduate Data Analyst/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await rail.getByRole('link', { name: /^Junior Backend Engineer/ }).click();
    await expect(page).toHaveTitle(/^Junior Backend Engineer/);
    await expect(page.getByRole('article').first()).toBeInViewport();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Graduate Data Analyst/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Junior Backend Engineer/);
    await expect.poll(place).toBe(left);
  });

  await test.step('Space and clicks select, Shift selects ranges', async () => {
    await chooseJob(page, 'Graduate Data Analyst');
    await box(page, 1).focus();
    await page.keyboard.press('Space');
    await box(page, 3).focus();
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 selected').last()).toBeVisible();
    await box(page, 5).click({ modifiers: ['Shift'] });
    await expect(page.getByText('5 selected').last()).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Selected candidates' })).toHaveCount(0);
  });

  await test.step('Try again in a tab keeps the focus in its panel', async () => {
    await planFault(page, { path: '/api/v1/mobile/getAllCandidatesByIds', status: 500 });
    await page.reload();
    await expect(page.getByText("We couldn't load the applicants. Try again.")).toBeVisible();
    await clearFaults(page);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  await test.step('in a narrow window the header buttons are below the uncut text', async () => {
    await page.setViewportSize({ width: 900, height: 832 });
    for (const text of ['Graduate Data Analyst', 'Acme Works', /^Posted /]) {
      const cut = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
      expect(await page.getByRole('main').getByText(text).last().evaluate(cut)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 832 });
  });

  await test.step('another job shows exactly one skeleton', async () => {
    await chooseJob(page, 'Product Design Intern');
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/glofolio\//);
    await page.reload();
    const link = page.getByRole('main').getByRole('link', { name: 'Product Design Intern', exact: true });
    await expect(link).toBeVisible();
    await planFault(page, { path: '/api/v1/mobile/getAllCandidatesByIds', hang: true });
    await page.evaluate(() => {
      const seen = Object.assign(window, { skeletons: 0 });
      let wasShown = false;
      const look = () => {
        const isShown = document.body.textContent.includes('Loading candidates');
        if (isShown && !wasShown) seen.skeletons += 1;
        wasShown = isShown;
        requestAnimationFrame(look);
      };
      look();
    });
    const requestSent = page.waitForRequest(/getAllCandidatesByIds/);
    await link.click();
    await requestSent;
    await expect(page.getByText('Loading candidates')).toHaveCount(1);
    await clearFaults(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { skeletons: number }).skeletons)).toBe(1);
  });
});

async function chooseJob(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Jobs' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

const box = (page: Page, index: number) => page.getByRole('checkbox').nth(index);
