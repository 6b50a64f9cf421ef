import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const googleButton = (page: Page) => page.getByRole('button', { name: /^Continue with Google/ });

test('signing in with Google', async ({ page }) => {
  await test.step('a blocked script leaves the password form usable and can be retried, without a layout shift', async () => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/__mock/google/client.js', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto('/login');
    const title = page.getByRole('heading', { name: 'Welcome Back' });
    const before = await title.boundingBox();
    held.resolve(undefined);
    await expect(page.getByText("We can't reach Google.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/__mock/google/client.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(googleButton(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await expect(page.getByLabel('Email')).toBeEditable();
  });

  await test.step('a missing credential is reported', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()]);
    await chooser.waitForLoadState();
    // The window closes during this click, so a Playwright click would never finish.
    await chooser.getByRole('button', { name: 'Return without a credential' }).evaluate((button) => {
      setTimeout(() => (button as HTMLButtonElement).click());
    });
    await expect(page.getByRole('alert')).toHaveText("Google didn't confirm your identity. Please try again.");
  });

  await test.step('works by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Login' }).focus();
    await page.keyboard.press('Tab');
    await expect(googleButton(page)).toBeFocused();
    const [chooser] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await chooser.waitForLoadState();
    await expect(chooser.getByRole('heading', { name: 'Development sign-in' })).toBeVisible();
    await chooser.keyboard.press('Tab');
    await chooser.keyboard.press('Tab');
    await expect(chooser.getByRole('button', { name: 'Tomas Lind' })).toBeFocused();
    // The window closes on keydown, so that no keyup follows.
    await chooser.keyboard.down('Enter');
    await expect(page).toHaveURL(/\/details$/);
  });
});
