import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const googleButton = (page: Page) => page.getByRole('button', { name: /^Continue with Google/ });

async function openChooser(page: Page): Promise<Page> {
  const [chooser] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()]);
  await chooser.waitForLoadState();
  await expect(chooser.getByRole('heading', { name: 'Development sign-in' })).toBeVisible();
  return chooser;
}

async function continueWithEmail(page: Page, email: string): Promise<void> {
  const chooser = await openChooser(page);
  await chooser.getByLabel('Another email address').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

test('failures of Google sign-in', async ({ page }) => {
  await test.step('a blocked script leaves the password form usable and can be retried', async () => {
    await page.route('**/__mock/google/client.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText("We can't reach Google.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/__mock/google/client.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(googleButton(page)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeEditable();
  });

  await test.step('a missing credential is reported, and the next attempt works', async () => {
    const chooser = await openChooser(page);
    // The window closes during this click, so a Playwright click would never finish.
    await chooser.getByRole('button', { name: 'Return without a credential' }).evaluate((button) => {
      setTimeout(() => (button as HTMLButtonElement).click());
    });
    await expect(page.getByRole('alert')).toHaveText("Google didn't confirm your identity. Please try again.");
    await continueWithEmail(page, `tomas.${Date.now()}@fjordline.example`);
    await expect(page).toHaveURL(/\/details$/);
  });
});

test('signing in with Google', async ({ page }) => {
  await test.step('works by keyboard alone, without a layout shift when Google’s button loads', async () => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/__mock/google/client.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/login');
    const title = page.getByRole('heading', { name: 'Welcome Back' });
    const before = await title.boundingBox();
    held.resolve(undefined);
    await expect(googleButton(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);

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
    await page.getByRole('button', { name: 'Sign Out' }).click();
  });
});
