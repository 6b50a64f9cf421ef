import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { escapeFrom } from './support/keyboard.ts';

test.use({ signedIn: true });

test('an icon button names itself on hover and on keyboard focus', async ({ page }) => {
  await openApplicants(page);
  const more = page.getByRole('button', { name: 'Share and export' });
  await more.hover();
  await expect(tip(page, 'Share and export')).toBeVisible();
  // A pointer that rests on a button must not disable shortcuts.
  await page.keyboard.press('?');
  await escapeFrom(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip(page, 'Share and export')).toBeHidden();

  await page.getByRole('radio', { name: 'Cards' }).focus();
  await page.keyboard.press('Tab');
  await expect(tip(page, 'Share and export')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tip(page, 'Share and export')).toBeHidden();
  await expect(more).toBeFocused();

  await test.step('a term is explained on focus', async () => {
    await page
      .getByRole('link', { name: /^View Profile/ })
      .first()
      .press('Enter');
    for (const [term, meaning] of [
      ['GloPoints', /^GloPoints: Glo's score/],
      ['Lits', /^Lits: how many/],
    ] as const) {
      await page.getByRole('button', { name: term }).focus();
      await expect(tip(page, meaning)).toBeVisible();
    }
  });
});

const tip = (page: Page, text: string | RegExp) => page.locator('[popover=manual]').getByText(text, { exact: true });
