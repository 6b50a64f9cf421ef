import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn, signInAsDemo } from './support/sign-in.ts';
import { continueWithGoogle, signInAsGoogleRecruiter } from './support/google-recruiter.ts';
import { requestsTo } from './support/requests.ts';
import { savedRoot } from './support/saved-root.ts';
import { enterWorld, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const next = (page: Page) => page.getByLabel('New password', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const deleteButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Delete Account' });
const lastQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this account permanently?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('the account area, and deleting the account', async ({ page }) => {
  await test.step('the account area is reached from the sidebar and the dashboard, and leads to its three screens', async () => {
    await signInAsDemo(page);
    const entry = page.getByRole('button', { name: /Meera Nair/ });
    await expect(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(heading(page, 'Edit profile')).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page).toHaveTitle(/^Account · /);

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
    await expect(heading(page, 'Account')).toBeFocused();
    for (const [setting, title] of [
      ['Edit profile details', 'Edit profile'],
      ['Change Password', 'Change password'],
      ['Delete your account', 'Delete account'],
    ] as const) {
      await expect(entry).toHaveAttribute('aria-current', 'true');
      await page.getByRole('link', { name: setting }).press('Enter');
      await expect(heading(page, title)).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'true');
      await page.goBack();
    }
    await entry.click();
    await page.getByRole('menuitem', { name: 'Activity' }).click();
    await expect(heading(page, 'Activity')).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'true');
  });

  const sent = requestsTo(page, '/profile/delete/account');
  await follow(page, '/deleteaccount');
  await expect(page.getByText('All your data is permanently deleted')).toBeVisible();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();

  await test.step('asks once more, and the safe answer has the focus', async () => {
    await password(page).fill('wrong');
    await password(page).press('Enter');
    await expect(lastQuestion(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(lastQuestion(page)).toBeHidden();
    expect(sent).toHaveLength(0);
  });

  await test.step('confirming it signs out with a message, and the account cannot sign in again', async () => {
    await password(page).fill(demo.password);
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

test('a new password, from a refusal to the sign-in with it', async ({ page, context }) => {
  const path = '/api/recruiter/profile/change/password/*';
  await signInAsDemo(page, '/changepassword');

  await test.step('is not set with a wrong one: the service says so in a toast, and what was typed stays', async () => {
    await current(page).fill('wrong');
    await next(page).fill('Another2!');
    await save(page).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('Your current password is wrong.')).toBeVisible();
    await expect(current(page)).toHaveAccessibleDescription('Your current password is wrong.');
    await expect(current(page)).toBeFocused();
    await expect(next(page)).toHaveValue('Another2!');
    await expect(page).toHaveURL(/\/changepassword$/);
  });

  await test.step('signs out with a word, the other tabs, too, and is the one to sign in with', async () => {
    await current(page).fill(demo.password);
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

  await test.step('is empty after a session that ended and a new sign-in', async () => {
    await follow(page, '/changepassword');
    await plan(page, { path, status: 401, body: { message: 'No.' } });
    await current(page).fill('Another2!');
    await next(page).fill('Harbour3!');
    await save(page).click();
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await logIn(page, demo.email, 'Another2!');
    await expect(heading(page, 'Change password')).toBeVisible();
    await expect(current(page)).toHaveValue('');
    await expect(next(page)).toHaveValue('');
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    expect(JSON.stringify([cookies, origins])).not.toContain('Harbour3!');
  });
});

test('an account of Google has no password to change, and is deleted with Google', async ({ page }) => {
  const email = 'nadia@northwind.example';
  await signInAsGoogleRecruiter(page, email);

  await follow(page, '/account');
  await expect(page.getByText("You sign in with Google, so you don't have a password here.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Password' })).toBeHidden();
  await expectAccessible(page);
  await follow(page, '/changepassword');
  await expect(page.getByText('Google manages your password')).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await expectAccessible(page);

  await follow(page, '/deleteaccount');
  await continueWithGoogle(page, 'somebody.else@northwind.example');
  await expect(page.getByText(`That's a different Google account. Please choose ${email}.`)).toBeVisible();
  await expect(lastQuestion(page)).toBeHidden();
  await continueWithGoogle(page, email);
  await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText("Your account is deleted, and you're signed out.")).toBeVisible();
  await continueWithGoogle(page, email);
  await expect(page).toHaveURL(/\/details$/);
});
