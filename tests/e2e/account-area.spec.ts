import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn, signInAsDemo } from './support/sign-in.ts';
import { requestsTo } from './support/requests.ts';
import { savedRoot } from './support/saved-root.ts';
import { followLink } from './support/navigation.ts';

const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const next = (page: Page) => page.getByLabel('New password', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const deleteButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Delete Account' });
const lastQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this account permanently?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the account area, a new password and account deletion', async ({ page, context }) => {
  await test.step('changing the password signs out every tab, and the new password signs in', async () => {
    await signInAsDemo(page, '/changepassword');
    await current(page).fill(demo.password);
    await next(page).fill('Another2!');
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    expect(JSON.stringify([cookies, origins])).not.toMatch(new RegExp(`${demo.password}|Another2!`));
    const other = await context.newPage();
    await other.goto('/deleteaccount');
    await password(other).fill(demo.password);
    await next(page).press('Enter');
    await expect(other).toHaveURL(/\/login$/);
    await expect(password(other)).toHaveValue('');
    await other.close();
    await expect(page.getByText('Your password has changed. Please sign in with the new one.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await logIn(page);
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await password(page).fill('Another2!');
    await password(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  });

  await test.step('the sidebar marks the account entry on every screen of the account area', async () => {
    const entry = page.getByRole('button', { name: /Meera Nair/ });
    await expect(entry).not.toHaveAttribute('aria-current');
    for (const [item, title] of [
      ['Edit Profile', 'Edit profile'],
      ['Activity', 'Activity'],
    ] as const) {
      await entry.click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'true');
    }
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
    await expect(heading(page, 'Account')).toBeFocused();
    await expect(entry).toHaveAttribute('aria-current', 'true');
  });

  const sent = requestsTo(page, '/profile/delete/account');
  await followLink(page, '/deleteaccount');

  await test.step('deletion asks for confirmation, with the focus on the safe answer', async () => {
    await password(page).fill('wrong');
    await password(page).press('Enter');
    await expect(lastQuestion(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(lastQuestion(page)).toBeHidden();
    expect(sent).toHaveLength(0);
  });

  await test.step('confirming signs out with a message, and the account cannot sign in again', async () => {
    await password(page).fill('Another2!');
    await deleteButton(page).click();
    await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText("Your account is deleted, and you're signed out.")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(sent).toHaveLength(1);
    expect(await savedRoot(page)).toMatchObject({
      auth: { session: null, draftsOf: null },
      onboarding: { name: '' },
    });
    await logIn(page);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });
});
