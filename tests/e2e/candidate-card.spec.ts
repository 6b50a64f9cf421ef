import type { Locator, Page } from '@playwright/test';
import { actionsButton, expectProfilePosition, currentProfileName, openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { jobPath } from './support/jobs.ts';
import { escapeFrom } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('candidate cards', async ({ page }) => {
  await page.goto('/activity');
  for (const [path, label] of [
    [await jobPath(page), 'Loading candidates'],
    ['/candidateModal?type=Job&skills=Python&skills=SQL&location=', 'Searching for candidates'],
    ['/talentPool', 'Loading suggested candidates'],
    ['/shortlistedCandidates', 'Loading candidates'],
  ] as const) {
    await test.step(`appear where their skeleton was, with the same height: ${path}`, async () => {
      const answers = Promise.withResolvers<void>();
      await page.route('**/api/**', async (route) => {
        await answers.promise;
        await route.continue();
      });
      await navigateTo(page, path);
      const skeleton = page.getByText(label).locator('..').locator('> [aria-hidden] > div > div').first();
      await expect(skeleton).toBeVisible();
      const place = await skeleton.boundingBox();
      answers.resolve();
      await expect(cards(page).first()).toBeVisible();
      expect(await cards(page).first().boundingBox()).toEqual(place);
      await page.unroute('**/api/**');
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
        })),
      );
      expect(new Set(shown.map(({ height }) => height)).size).toBe(1);
      expect(Math.max(...shown.map(({ room }) => room)), 'no empty line').toBeLessThanOrEqual(16);
    });
  }

  await test.step('open the profile by the name and Choose Action by the dots', async () => {
    await openApplicants(page, '', navigateTo);
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
