import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';
import { faultDelayMs } from './support/waiting.ts';
import { clearFaults, planFault } from './support/worlds.ts';

test.use({ signedIn: true });

const skills = (page: Page) => page.getByRole('combobox', { name: 'Skills' });
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const options = (page: Page) => page.getByRole('option');
const chip = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

/** Expects the option that a screen reader announces. */
async function expectActiveOption(page: Page, name: string | RegExp): Promise<void> {
  const box = page.locator('[role=combobox][aria-expanded=true]');
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
  const id = await box.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id}"]`)).toHaveText(name);
}

test('comboboxes', async ({ page }) => {
  await page.goto('/searchCandidate');

  await test.step('arrows wrap around the list, Enter chooses an option, and the list stays open', async () => {
    await skills(page).click();
    await expect(options(page).first()).toBeVisible();
    const names = await options(page).allTextContents();
    await expect(skills(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expectActiveOption(page, names.at(-1) ?? '');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expectActiveOption(page, names[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(remove(page, names[1] ?? '')).toBeVisible();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(remove(page, names[1] ?? '')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expectActiveOption(page, names[0] ?? '');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('the first arrow down after typing stays on the match', async () => {
    await skills(page).fill('Exc');
    await expectActiveOption(page, 'Excel');
    await page.keyboard.press('ArrowDown');
    await expectActiveOption(page, 'Excel');
    await page.keyboard.press('Escape');
  });

  await test.step('a choice is removed by keyboard and by pointer', async () => {
    for (const name of ['Python', 'SQL', 'Excel']) {
      await skills(page).fill(name);
      await expectActiveOption(page, name);
      await page.keyboard.press('Enter');
      await expect(remove(page, name)).toBeVisible();
    }
    await expect(skills(page)).toHaveValue('');
    await page.keyboard.press('ArrowLeft');
    await expect(chip(page, 'Excel')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(chip(page, 'SQL')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(remove(page, 'SQL')).toHaveCount(0);
    await expect(chip(page, 'Excel')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(skills(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(remove(page, 'Excel')).toHaveCount(0);
    await remove(page, 'Python').click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    await expect(skills(page)).toBeFocused();
  });

  await test.step('a partial word typed over a choice is reported, and Escape restores the choice', async () => {
    await location(page).fill('Pune');
    await options(page).first().click();
    const chosen = await location(page).inputValue();
    expect(chosen).toMatch(/^Pune/);
    await location(page).fill('Mum');
    await page.keyboard.press('Tab');
    await expect(location(page)).toHaveValue('Mum');
    await expect(location(page)).toHaveAccessibleDescription(/^“Mum” was not chosen\./);
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/searchCandidate$/);
    await location(page).click();
    await page.keyboard.press('Escape');
    await expect(location(page)).toHaveValue(chosen);
    await location(page).fill('');
    await page.keyboard.press('Tab');
    await expect(location(page)).toHaveValue('');
  });

  await test.step('a partial word beside choices is reported, and Escape clears the word and the error', async () => {
    await skills(page).fill('Pyt');
    await page.keyboard.press('Tab');
    await expect(skills(page)).toHaveValue('Pyt');
    await expect(skills(page)).toHaveAccessibleDescription(/^“Pyt” was not chosen\./);
    await skills(page).click();
    await options(page).first().click();
    await expect(remove(page, 'Python')).toBeVisible();
    await expect(skills(page)).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(page.getByText('was not chosen')).toHaveCount(0);
    await skills(page).fill('Exc');
    await page.keyboard.press('Tab');
    await skills(page).click();
    await page.keyboard.press('Escape');
    await expect(skills(page)).toHaveValue('');
    await expect(page.getByText('was not chosen')).toHaveCount(0);
    await expect(remove(page, 'Python')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  await test.step('loaded options are filtered at once, and the response only adds to them', async () => {
    await remove(page, 'Python').click();
    const slowDown = () => planFault(page, { path: '/api/v1/mobile/getHashtags', delayMs: faultDelayMs });
    await skills(page).click();
    await expect(options(page).first()).toBeVisible();
    await slowDown();
    await page.keyboard.type('java');
    await expect(options(page)).toHaveText(['Java', 'JavaScript']);
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(remove(page, 'Java')).toBeVisible();
    await skills(page).fill('kubern');
    await expect(page.getByText('Searching…')).toBeVisible();
    await clearFaults(page);
    await expect(options(page)).toHaveText(['Kubernetes']);
    await page.keyboard.press('Enter');
    await expect(remove(page, 'Kubernetes')).toBeVisible();
    await slowDown();
    await skills(page).fill('javas');
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(options(page)).toHaveText(['JavaScript']);
    const place = await options(page).boundingBox();
    await clearFaults(page);
    await expect(page.getByText('Searching…')).toBeHidden();
    expect(await options(page).boundingBox(), 'the option stays where it was while one searched').toEqual(place);
  });

  await page.setViewportSize({ width: 1280, height: 620 });
  await navigateTo(page, '/jobForm');

  await test.step('Enter keeps a typed job title, and reports only this field if it is empty', async () => {
    const title = page.getByRole('combobox', { name: 'Job title' });
    await title.press('Enter');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('1 field to correct')).toBeVisible();
    await expect(title).toBeFocused();
    await title.fill('Harbour pilot');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(title).toHaveValue('Harbour pilot');
    await expect(page.getByLabel('Job type')).toBeFocused();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  await test.step('the list opens where there is room, follows its box, and closes when the box scrolls away', async () => {
    const box = skills(page);
    const list = page.getByRole('listbox');
    await expect(box).toBeVisible();
    await box.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await box.click();
    await expect(list.getByRole('option').first()).toBeVisible();
    const gapAbove = async () => {
      const [ofBox, ofList] = await Promise.all([box.locator('../..').boundingBox(), list.locator('..').boundingBox()]);
      return Math.round((ofBox?.y ?? 0) - (ofList?.y ?? 0) - (ofList?.height ?? 0));
    };
    await expect.poll(gapAbove).toBe(4);
    expect((await list.locator('..').boundingBox())?.height).toBe(200);
    await page.mouse.move(640, 200);
    await page.mouse.wheel(0, -60);
    await expect.poll(gapAbove).toBe(4);
    await page.mouse.wheel(0, 2000);
    await expect(list).toBeHidden();
  });
});
