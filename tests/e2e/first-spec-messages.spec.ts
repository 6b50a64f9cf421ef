import { Buffer } from 'node:buffer';
import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { aNewcomer, goWithState } from './support/people.ts';
import { aPictureOf } from './support/pictures.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/** Messages of specification 1, sections 5 and 8, that no other browser test meets on its way. */

const failed = 'Some error occured! Please retry..';
const email = 'nadia@harbour.example';
const named = aFinishedOnboardingDraft({ company: null, hireIn: [] });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert').locator('> *');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('what newcomers are told on their way', async ({ page }) => {
  await aNewcomer(page, { ...named, companyForm: aCompleteCompanyForm({ imageUrl: '' }) });
  await page.goto('/createCompany');
  await page.clock.install();

  await test.step('an image of exactly 5 MB passes, one byte more is an alert; a file that is none says so in plain words', async () => {
    const file = page.locator('input[type=file]');
    const alert = page.getByRole('alertdialog');
    await file.setInputFiles(aPictureOf(5 * 1024 * 1024 + 1));
    await expect(alert.getByText('Image size exceeds 5MB limit.', { exact: true })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: 'Continue' }).click({ force: true });
    await expect(toasts(page)).toHaveText(['Please choose your company image!']);
    const chooseImage = page.getByRole('button', { name: 'Choose image' });
    await expect(chooseImage).toBeFocused();
    await expect.poll(() => chooseImage.evaluate(isInSight), 'below the header that stays').toBe(true);
    await expect(chooseImage).toHaveAttribute('aria-invalid', 'true');
    await expect(chooseImage).toHaveAccessibleDescription('Please choose your company image!');
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(toasts(page).last()).toContainText('Please choose a PNG, JPEG, WebP, GIF or AVIF image.');
    await file.setInputFiles(aPictureOf(5 * 1024 * 1024));
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('a refused company: the words of the service, and the form as it was', async () => {
    const message = 'A company of this name is there already.';
    await plan(page, { path: '/api/recruiter/save/company/details', status: 409, body: { message } });
    await toastsGo(page);
    await press(page, 'Continue');
    await expect(toasts(page)).toHaveText([message]);
    // They stay below the button when the toast is gone.
    await toastsGo(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL(/\/createCompany$/);
    await expect(page.getByLabel('Company name')).toHaveValue('Harbour Robotics');
    await clearFaults(page);
  });

  await test.step('the list of companies: its own words, in the same place, and a way to try again', async () => {
    await plan(page, { path: '/api/recruiter/getCompanies', status: 500 });
    await toastsGo(page);
    await follow(page, '/companydetails');
    await expect(toasts(page)).toHaveText(['Failed to fetch companies. Please try again.']);
    await clearFaults(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('combobox', { name: 'Company' }).fill('Acme');
    await expect(page.getByRole('option', { name: /Acme/ }).first()).toBeVisible();
  });

  await test.step('technologies: a toast when the first ones do not come, silence while one types', async () => {
    await plan(page, { path: '/api/v1/mobile/getHashtags', status: 500 });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('lookup failed'));
    await toastsGo(page);
    await follow(page, '/technologies');
    await expect(toasts(page)).toHaveText([failed]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('combobox', { name: 'Technologies' }).fill('Pyth');
    await page.clock.runFor(2000);
    await logged;
    await expect(toasts(page)).toHaveCount(0);
    await clearFaults(page);
  });

  await test.step('a location that cannot be looked up is only logged', async () => {
    await plan(page, { path: '/api/v1/mobile/getLocations', status: 500 });
    await follow(page, '/details');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('lookup failed'));
    await page.getByRole('combobox', { name: 'Location' }).fill('Pune');
    await page.clock.runFor(2000);
    await logged;
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Pune');
    await clearFaults(page);
  });
});

test('what strangers are told', async ({ page }) => {
  await test.step('nobody by that e-mail, at login and for a new password', async () => {
    await page.request.post('/api/recruiter/user/signup', {
      data: { email, password: demo.password, is_google_signedIn: false },
    });
    await page.goto('/login');
    await page.clock.install();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await press(page, 'Login');
    await expect(page.getByText('User not found', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
    await page.getByLabel('Email').fill('nobody@harbour.example');
    await press(page, 'Get verification code');
    await expect(page.getByText('No account with this e-mail.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the failure toast, one at a time, and everything typed stays', async () => {
    await page.getByLabel('Email').fill(demo.email);
    await plan(page, { path: '/api/recruiter/forgotpassword', drop: true });
    // No toast goes by itself: the second failure meets the toast of the first.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    for (let times = 0; times < 2; times += 1) {
      const asked = page.waitForEvent('requestfailed');
      await press(page, 'Get verification code');
      await asked;
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(toasts(page)).toHaveText([failed]);
    }
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await clearFaults(page);
    await page.clock.resume();
  });

  await test.step('a refused code reads so, with the words of the service or Invalid OTP beside it', async () => {
    await goWithState(page, '/verifyotp', { email: demo.email });
    const path = '/api/recruiter/verifyotplogin';
    for (const [message, beside] of [
      ['This code has expired.', 'This code has expired.'],
      ['', 'Invalid OTP'],
    ] as const) {
      await plan(page, { path, status: 200, body: { error: true, message } });
      await page.getByRole('textbox').first().click();
      await page.keyboard.type('482913');
      await press(page, 'Verify');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        `Invalid code entered. Please try again. ${beside}`,
      );
      await clearFaults(page);
      await page.getByRole('textbox').last().press('Backspace');
      await expect(page.getByRole('main').getByRole('alert')).toBeEmpty();
    }
  });

  await test.step('two new passwords that differ are hinted at, and block nothing', async () => {
    await goWithState(page, '/updatepw', { email: demo.email });
    await page.getByLabel('New password').fill('Welcome1!');
    await page.getByLabel('Confirm password').fill('Welcome2!');
    await page.getByLabel('Confirm password').blur();
    await expect(page.getByText('Password does not match', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set Password' })).not.toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Set Password');
    // No code was entered: one is asked for, with the e-mail as it was.
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  });
});

/** So that none of before is among those that come. */
async function toastsGo(page: Page): Promise<void> {
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(0);
}

function isInSight(control: Element): boolean {
  const { x, y, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
