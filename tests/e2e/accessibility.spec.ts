import type { Page } from '@playwright/test';
import { expectAccessible, expectScreenAccessible } from './support/accessibility.ts';
import { openApplicants } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ signedIn: true });

test('the accessibility checks find planted faults', { tag: '@rest' }, async ({ page }) => {
  await openApplicants(page);

  await test.step('an image without a text, anywhere on a screen', async () => {
    await plant(page, 'nav', 'img');
    await expect(expectScreenAccessible(page)).rejects.toThrow(/image-alt: #planted/);
    await unplant(page);
  });

  await test.step('a low contrast in dark only, in a list', async () => {
    await plant(page, 'main', 'p', 'Undecided', 'color: #333; background: light-dark(#fff, #111)');
    await expect(expectAccessible(page)).rejects.toThrow(/dark[^]*color-contrast: #planted/);
    await unplant(page);
  });

  await test.step('a button without a name, in a dialog', async () => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await plant(page, '[role=dialog]', 'button');
    await expect(expectAccessible(page)).rejects.toThrow(/button-name: #planted/);
    await unplant(page);
    await expectAccessible(page);
  });
});

async function plant(page: Page, parent: string, tag: string, text = '', style = ''): Promise<void> {
  await page
    .locator(parent)
    .first()
    .evaluate(
      (element, planted) => {
        const fault = Object.assign(document.createElement(planted.tag), { id: 'planted', textContent: planted.text });
        fault.style.cssText = planted.style;
        element.append(fault);
      },
      { tag, text, style },
    );
}

async function unplant(page: Page): Promise<void> {
  await page.locator('#planted').evaluate((element) => element.remove());
}
