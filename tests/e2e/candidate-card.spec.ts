import type { Locator, Page } from '@playwright/test';
import { actionsButton, expectProfilePosition, currentProfileName, openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { escapeFrom } from './support/keyboard.ts';

test.use({ signedIn: true });

test('candidate cards', async ({ page }) => {
  for (const [open, lines] of [
    [openApplicants, /You already viewed this profile|Not viewed yet/],
    [openSearch, null],
    [openPool, null],
    [openFolder, null],
  ] as const) {
    await open(page);
    await test.step('have no empty line and all the same height', async () => {
      const shown = await cards(page).evaluateAll((all) =>
        all.map((card) => ({
          height: card.getBoundingClientRect().height,
          room: Math.round(
            (card.lastElementChild?.getBoundingClientRect().top ?? 0) -
              Math.max(
                ...[...card.querySelectorAll('[class*=chip], [class*=line]')].map(
                  (part) => part.getBoundingClientRect().bottom,
                ),
              ),
          ),
          text: card.textContent ?? '',
        })),
      );
      expect(new Set(shown.map(({ height }) => height)).size).toBe(1);
      expect(Math.max(...shown.map(({ room }) => room))).toBeLessThanOrEqual(16);
      if (lines !== null) for (const { text } of shown) expect(text).toMatch(lines);
    });
  }

  await test.step('open the profile by the name and Choose Action by the dots', async () => {
    await openApplicants(page);
    const card = cards(page).nth(2);
    const name = (await card.getAttribute('aria-label')) ?? '';
    await actionsButton(card).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Action' });
    await expect(dialog.getByText(name)).toBeVisible();
    await escapeFrom(dialog);
    await expect(actionsButton(card)).toBeFocused();

    await card.getByRole('heading').getByRole('link', { name }).press('Enter');
    await expect.poll(() => currentProfileName(page)).toBe(name);
    await expectProfilePosition(page, 3);
    await page.goBack();
    await card
      .locator('h3')
      .locator('..')
      .click({ position: { x: 100, y: 50 } });
    await expect.poll(() => currentProfileName(page)).toBe(name);
  });
});

const cards = (page: Page): Locator => page.getByRole('article');

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
}
const openSearch = (page: Page) => openAt(page, '/candidateModal?type=Job&skills=Python&skills=SQL&location=');
const openPool = (page: Page) => openAt(page, '/talentPool');
const openFolder = (page: Page) => openAt(page, '/shortlistedCandidates');
