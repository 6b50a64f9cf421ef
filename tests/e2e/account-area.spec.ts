import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, signInAsDemo } from './support/sign-in.ts';
import { continueWithGoogle, signInAsGoogleRecruiter } from './support/google-recruiter.ts';
import { requestsTo } from './support/requests.ts';
import { savedRoot } from './support/saved-root.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

const failureToast = 'Some error occured! Please retry..';
const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const next = (page: Page) => page.getByLabel('New password', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const deleteButton = (page: Page) => page.locator('form').getByRole('button', { name: 'Delete Account' });
const lastQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete this account permanently?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(demo.email);
  await password(page).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('account, test page, and deleting the account', async ({ page }) => {
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

  await test.step('the test page says whether each service answers, and asks again', async () => {
    await plan(page, { path: '/api/v1/mobile/*', html: true });
    for (const path of ['/dummy', '/test']) {
      await follow(page, path);
      await expect(page.getByText('Version 0.1.0')).toBeVisible();
      await expect(page.getByText('/api/recruiter')).toBeVisible();
      await expect(page.getByText('Answers', { exact: true })).toHaveCount(1);
      await expect(page.getByText('Does not answer')).toBeVisible();
    }
    await clearFaults(page);
    await page.getByRole('button', { name: /Try again.*Candidate data service/ }).click();
    await expect(page.getByText('Answers', { exact: true })).toHaveCount(2);
  });

  // Deleting the account: from a form without a password over refusals to the end.
  const path = '/api/recruiter/profile/delete/account';
  const sent = requestsTo(page, '/profile/delete/account');
  await follow(page, '/deleteaccount');
  await expect(page.getByText('All your data is permanently deleted')).toBeVisible();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();

  await test.step('does nothing without a password, and says so', async () => {
    await expect(deleteButton(page)).toHaveAttribute('aria-disabled', 'true');
    await deleteButton(page).press('Enter');
    await expect(page.getByText('Enter your password', { exact: true })).toBeVisible();
    await expect(password(page)).toBeFocused();
    await expect(lastQuestion(page)).toBeHidden();
  });

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

  for (const [fault, words] of [
    [null, 'Wrong password.'],
    [{ html: true, status: 502 }, failureToast],
  ] as const) {
    await test.step(`a refusal (${JSON.stringify(fault)}) shows the text of the answer under the password`, async () => {
      if (fault !== null) await plan(page, { path, ...fault });
      await password(page).press('Enter');
      await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
      await expect(password(page)).toHaveAccessibleDescription(words);
      await expect(password(page)).toBeFocused();
      await expect(password(page)).toHaveValue('wrong');
      await clearFaults(page);
    });
  }

  await test.step('without an answer is said in a toast', async () => {
    await plan(page, { path, drop: true });
    await password(page).fill(demo.password);
    await password(page).press('Enter');
    await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText(failureToast)).toBeVisible();
    await clearFaults(page);
  });

  await test.step('who means it is signed out with a word, and nobody signs in again', async () => {
    const before = sent.length;
    await deleteButton(page).click();
    await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(sent).toHaveLength(before + 1);
    expect(await savedRoot(page)).toMatchObject({
      auth: { session: null, draftsOf: null },
      onboarding: { name: '' },
    });
    await signIn(page, demo.password);
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a new password, from a weak one over failures to the sign-in with it', async ({ page, context }) => {
  const path = '/api/recruiter/profile/change/password/*';
  await signInAsDemo(page, '/changepassword');

  await test.step('one that was forgotten is reached from here', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Forgot Password')).toBeVisible();
    await page.goBack();
  });

  await test.step('has to be strong; the current one only has to be there', async () => {
    await expect(current(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(next(page)).toHaveAttribute('autocomplete', 'new-password');
    await current(page).fill('x');
    await next(page).fill('password');
    await next(page).blur();
    const rule = 'Must be 8 characters or longer. Use at least one number or symbol(eg, !@#$%^)';
    await expect(next(page)).toHaveAccessibleDescription(rule);
    await expect(next(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(current(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
  });

  await test.step('is not set with a wrong one: the service says so in a toast, and what was typed stays', async () => {
    await current(page).fill('wrong');
    await next(page).fill('Anoth');
    await expect(page.getByText('3 more characters')).toBeVisible();
    await next(page).fill('Another2!');
    await expect(page.getByText('Strong enough')).toBeVisible();
    await save(page).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('Your current password is wrong.')).toBeVisible();
    await expect(current(page)).toHaveAccessibleDescription('Your current password is wrong.');
    await expect(current(page)).toBeFocused();
    await expect(next(page)).toHaveValue('Another2!');
    await expect(page).toHaveURL(/\/changepassword$/);
  });

  for (const [fault, words] of [
    [{ drop: true }, failureToast],
    [{ status: 503, body: { message: 'The disk is full.' } }, 'The disk is full.'],
  ] as const) {
    await test.step(`that could not be set (${JSON.stringify(fault)}) says so`, async () => {
      await plan(page, { path, ...fault });
      await current(page).fill(demo.password);
      await save(page).click();
      await expect(page.getByText(words)).toBeVisible();
      await clearFaults(page);
    });
  }

  await test.step('signs out with a word, the other tabs, too, and is the one to sign in with', async () => {
    const other = await context.newPage();
    await other.goto('/deleteaccount');
    await password(other).fill(demo.password);
    await next(page).press('Enter');
    await expect(other).toHaveURL(/\/login$/);
    await expect(password(other)).toHaveValue('');
    await other.close();
    await expect(page.getByText('Your password is changed. Please sign in with the new one.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await signIn(page, demo.password);
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await password(page).fill('Another2!');
    await password(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  });

  await test.step('is not typed again for whoever comes back after the session ended', async () => {
    await follow(page, '/changepassword');
    await plan(page, { path, status: 401, body: { message: 'No.' } });
    await current(page).fill('Another2!');
    await next(page).fill('Harbour3!');
    await save(page).click();
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await signIn(page, 'Another2!');
    await expect(heading(page, 'Change password')).toBeVisible();
    await expect(current(page)).toHaveValue('');
    await expect(next(page)).toHaveValue('');
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    expect(JSON.stringify([cookies, origins])).not.toContain('Harbour3!');
  });
});

test('who signs in with Google has no password to change, and deletes the account with Google', async ({ page }) => {
  const email = 'nadia@northwind.example';
  await signInAsGoogleRecruiter(page, email);

  await follow(page, '/account');
  await expect(page.getByText('You sign in with Google, so there is no password here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Password' })).toBeHidden();
  await expectAccessible(page);
  await follow(page, '/changepassword');
  await expect(page.getByText('Google looks after your password')).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await expectAccessible(page);

  await follow(page, '/editprofile');
  // A number that onboarding let pass says at once what is wrong with it here.
  await expect(page.getByText('Enter a valid Phone Number')).toBeVisible();
  await expect(page.getByText('Update is off: A phone number cannot begin with 0 any more.')).toBeVisible();

  await follow(page, '/deleteaccount');
  await continueWithGoogle(page, 'somebody.else@northwind.example');
  await expect(page.getByText(`This is another Google account. Please choose ${email}.`)).toBeVisible();
  await expect(lastQuestion(page)).toBeHidden();
  await continueWithGoogle(page, email);
  await lastQuestion(page).getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await continueWithGoogle(page, email);
  await expect(page).toHaveURL(/\/details$/);
});
