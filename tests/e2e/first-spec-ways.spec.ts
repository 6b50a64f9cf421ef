import { aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn } from './support/sign-in.ts';
import { aNewcomer, goWithState } from './support/people.ts';
import { enterWorld, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/** Start-up rule, deep links, reload, Back, two tabs, sessions that end: specification 1, sections 1 to 4. */

const finished = aFinishedOnboardingDraft();
const email = 'nadia@harbour.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('a visitor is led to /login and back', async ({ page }) => {
  await test.step('leaves a stranger on public paths, and asks to sign in on every other', async () => {
    await page.goto('/');
    await expect(heading(page, 'Welcome Back')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await follow(page, '/forgotpw');
    await expect(heading(page, 'Forgot Password')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/forgotpw');
    await page.goto('/hirepage');
    await expect(page).toHaveURL(/\/login$/);
    for (const path of ['/deleteaccount', '/no-such-page']) {
      await follow(page, '/forgotpw');
      await expect(heading(page, 'Forgot Password')).toBeVisible();
      await follow(page, path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
  });

  await test.step('a new password keeps it over a reload, and asks for a code without it', async () => {
    await goWithState(page, '/updatepw', { email });
    await expect(page.getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await follow(page, '/login');
    await expect(heading(page, 'Welcome Back')).toBeVisible();
    await follow(page, '/updatepw');
    await expect(page.getByText("Enter your email and we'll send you a code.")).toBeVisible();
    await expect(page).toHaveURL(/\/forgotpw$/);
  });

  await test.step('a code keeps it over a reload, leads back to the e-mail, and asks for one without it', async () => {
    await goWithState(page, '/verifyotp', { email, userId: '0123456789abcdef01234567' });
    await expect(page.getByText(`We sent six digits to ${email}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`We sent six digits to ${email}`)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await follow(page, '/verifyotp');
    await expect(page).toHaveURL(/\/forgotpw$/);
  });
});

test('every step of onboarding is there again after a reload, and Back leads through them as they were', async ({
  page,
}) => {
  await aNewcomer(page, { ...finished, createdCompany: tidewater, company: tidewater, hireIn: ['Finance'] });
  await page.goto('/details');
  await page.getByLabel('Designation').fill('Half a desig');
  await page.reload();
  await expect(page.getByLabel('Designation')).toHaveValue('Half a desig');
  await press(page, 'Next');
  await expect(heading(page, 'Your company')).toBeFocused();
  await press(page, 'Next');
  await page.getByLabel('CIN number').fill('U729');
  await page.reload();
  await expect(page.getByLabel('CIN number')).toHaveValue('U729');
  await press(page, 'Skip');
  // The previous step has a field of the same name.
  await expect(heading(page, 'Personal verification')).toBeFocused();
  await page.getByLabel('Link to the document').fill('files.example/half');
  await press(page, 'Skip');
  await expect(page.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Legal and Compliance');
  // The reload rebuilds the earlier steps from storage too.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Legal and Compliance' })).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(page.getByLabel('Link to the document')).toHaveValue('files.example/half');
  await page.goBack();
  await expect(page.getByLabel('CIN number')).toHaveValue('U729');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(tidewater.name);
  await page.goBack();
  await expect(page.getByLabel('Designation')).toHaveValue('Half a desig');
  await follow(page, '/hirepage');
  await expect(heading(page, 'Looking to hire in')).toBeFocused();
  for (const step of ['Personal verification', 'Company verification', 'Your company', 'Introduce yourself']) {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(heading(page, step)).toBeFocused();
  }
});

test('a session that ends while a form is half filled', async ({ page }) => {
  const save = { path: '/api/recruiter/saveRecruiterOnboardingDetails', status: 401, times: 1 };
  await aNewcomer(page, { ...finished, company: null, companySkipped: true, hireIn: [] });

  await test.step('the service ends it, and the same recruiter signs in again', async () => {
    await page.goto('/hirepage');
    await press(page, 'Finance');
    await plan(page, save);
    await press(page, 'Continue');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await logIn(page, email);
    await expect(page.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Continue');
    await expect(heading(page, 'Your company')).toBeVisible();
  });

  await test.step('the service ends it: the draft waits for the same recruiter, and others do not see it', async () => {
    const typed = [finished.position, finished.phoneNumber, 'Finance'];
    await plan(page, save);
    await page.getByRole('combobox', { name: 'Company' }).fill('Acme');
    await page.getByRole('option', { name: /Acme/ }).first().click();
    await press(page, 'Join Acme Works');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    const waiting = await page.evaluate(() => window.localStorage.getItem('root'));
    for (const each of typed) expect(waiting).toContain(each);
    await logIn(page);
    await expect(page).toHaveURL(/\/companydetails$|\/dashboard$/);
    const kept = await page.evaluate(() => window.localStorage.getItem('root'));
    expect(kept).toContain(demo.email);
    for (const each of typed) expect(kept).not.toContain(each);
  });
});

test('two tabs', async ({ page, context }) => {
  await aNewcomer(page, finished);
  await page.goto('/details');
  await expect(page.getByLabel('Full name')).toHaveValue(finished.name);
  const other = await context.newPage();

  await test.step('signing out in one leaves nothing typed for anybody in the other', async () => {
    await other.goto('/details');
    await other.goto('/hirepage');
    await expect(heading(other, 'Looking to hire in')).toBeVisible();
    await press(page, 'Sign Out');
    await expect(heading(other, 'Welcome Back')).toBeVisible();
    await other.goBack();
    await expect(heading(other, 'Welcome Back')).toBeVisible();
    expect(await other.evaluate(() => window.localStorage.getItem('root'))).not.toContain(finished.name);
  });

  await test.step('signing in to another account in one tab switches the other tab', async () => {
    // A login without a return path.
    await follow(other, '/login');
    await logIn(other);
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(heading(page, 'Hello, Meera')).toBeVisible();
  });

  await test.step('leads a complete recruiter from the entry paths to the dashboard, and leaves them everywhere else', async () => {
    for (const path of ['/EDITPROFILE', '/companyVerification']) {
      await follow(page, path);
      await expect(
        page.getByRole('heading', { level: 1, name: /^(Edit profile|Company verification)$/ }),
      ).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await follow(page, path === '/EDITPROFILE' ? '/' : '/signup');
      await expect(page, path).toHaveURL(/\/dashboard$/);
    }
  });
});
