import type { Locator, Page } from '@playwright/test';
import { expectProfilePosition, currentProfileName, waitForShortlist } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { escapeFrom } from './support/keyboard.ts';

test.use({ signedIn: true });

test('shortcuts in a list', { tag: '@installed' }, async ({ page }) => {
  await page.goto(`${await jobPath(page, 'Junior Backend Engineer')}&sort=name`);
  await expect(cards(page).first()).toBeVisible();
  await waitForShortlist(page);

  await test.step('Tab reaches one card, arrows move between cards, Home and End go to the first and last', async () => {
    const first = await cardOf(page, 0);
    await page.getByRole('radiogroup', { name: 'Decisions' }).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('heading').getByRole('link')).toBeFocused();
    const columns = await columnsOf(page);
    // One key returns to the last focused card from the heading, the tabs and the search box.
    const elsewhere = [
      [page.getByRole('heading', { level: 1 }), 'ArrowDown'],
      [page.getByRole('tab', { name: 'APPLICANTS' }), 'j'],
      [page.getByRole('searchbox', { name: 'Find in this list' }), 'ArrowDown'],
      [page.getByRole('searchbox', { name: 'Find in this list' }), 'Escape'],
    ] as const;
    for (const [place, key] of elsewhere) {
      await place.focus();
      await page.keyboard.press(key);
      await expect(nameAt(page, 0)).toBeFocused();
    }
    // Also directly after an empty result, while the cards render again.
    await page.getByRole('searchbox', { name: 'Find in this list' }).fill('nobody');
    await expect(page.getByText('No one matches')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(nameAt(page, 0)).toBeFocused();
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', columns + 1],
      ['ArrowLeft', columns],
      ['ArrowUp', 0],
      ['ArrowUp', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(nameAt(page, place)).toBeFocused();
    }
    await page.keyboard.press('End');
    const last = page.locator(':focus');
    await expect(last).toBeInViewport();
    const all = Number(/\d+/.exec((await page.getByRole('tab', { name: 'APPLICANTS' }).textContent()) ?? '')?.[0]);
    await expect(page.locator(`[data-item="${all - 1}"] :focus`)).toHaveCount(1);
    // Only tabs and tools remain above a scrolled list.
    await expect.poll(() => distanceToTop(page)).toBeLessThanOrEqual(160);
    await page.keyboard.press('Home');
    await expect(nameAt(page, 0)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Manage Details' })).toBeInViewport();

    // Tab moves within a card and then leaves the list. Shift+Tab returns to the same card.
    await page.keyboard.press('ArrowRight');
    const inside = await cardOf(page, 1);
    const stops = await inside.locator('[tabindex="0"]').count();
    for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await expect(inside.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-item] :focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(inside.locator(':focus')).toHaveCount(1);
  });

  await test.step('keys select, shortlist, add to a folder and open the focused card, and the shortcut list shows them', async () => {
    await nameAt(page, 0).focus();
    for (const press of ['x', 'ArrowRight', 'ArrowRight', 'x']) await page.keyboard.press(press);
    await expect(page.getByText('2 selected').last()).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 selected')).toHaveCount(0);

    const place = await cards(page).evaluateAll((all) =>
      all.findIndex((card) => card.querySelector('[aria-label^="Shortlist "]') !== null),
    );
    await nameAt(page, place).focus();
    await page.keyboard.press('s');
    await expect((await cardOf(page, place)).getByRole('button', { name: /^Shortlisted / })).toBeVisible();
    await expect(nameAt(page, place)).toBeFocused();
    await page.keyboard.press('f');
    await escapeFrom(page.getByRole('dialog', { name: 'Choose Folder' }));
    await expect(nameAt(page, place)).toBeFocused();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.locator('dl').first()).toContainText('Select (other keys then apply to all selected candidates)');
    await escapeFrom(keys);
    await expect(nameAt(page, place)).toBeFocused();
    // These keys do nothing outside the list.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await nameAt(page, 1).focus();
    const name = (await (await cardOf(page, 1)).getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect.poll(() => currentProfileName(page)).toBe(name);
  });

  await test.step('Back restores the focus to the opened card, or to the candidate last paged to', async () => {
    await page.goBack();
    await expect(nameAt(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectProfilePosition(page, 2);
    const far = 9;
    for (let place = 3; place <= far + 1; place += 1) {
      await page.keyboard.press('j');
      await expectProfilePosition(page, place);
    }
    await page.goBack();
    await expect(nameAt(page, far)).toBeFocused();
    await expect(nameAt(page, far)).toBeInViewport();
  });
});

const cards = (page: Page): Locator => page.getByRole('article');
const nameAt = (page: Page, place: number): Locator => page.locator(`[data-item="${place}"] h3 a`);

async function cardOf(page: Page, place: number): Promise<Locator> {
  const name = await page.locator(`[data-item="${place}"] article`).getAttribute('aria-label');
  return page.getByRole('article', { name: name ?? '', exact: true });
}

/** Returns the distance from the top of the pane to the list, in pixels. */
function distanceToTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [pane, list] = ['main', '[data-list]'].map((place) => document.querySelector(place)?.getBoundingClientRect());
    return (list?.top ?? 0) - (pane?.top ?? 0);
  });
}

function columnsOf(page: Page): Promise<number> {
  return cards(page).evaluateAll((all) => {
    const tops = all.map((card) => card.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });
}
