import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { damagedRoots } from '../../apps/web/src/testing/roots.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, signInQuietly } from './support/sign-in.ts';
import { stopTime } from './support/faults/waiting.ts';
import { aNewcomer, openWithState } from './support/people.ts';
import { enterWorld, plan } from './support/worlds.ts';

/** Start-up rule, deep links, reload, Back, two tabs, sessions that end: specification 1, sections 1 to 4. */

const finished = aFinishedOnboardingDraft();
const email = 'nadia@harbour.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

async function signInAgain(page: Page, as = email): Promise<void> {
  await page.getByLabel('Email').fill(as);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await press(page, 'Login');
}

test.describe('the start-up rule', () => {
  test('leads who has not filled in the details to /details, from everywhere but onboarding and passwords', async ({
    page,
  }) => {
    await aNewcomer(page);
    for (const path of ['/signup', '/jobForm', '/no-such-page']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/details$/);
    }
    await page.goto('/policytext');
    await expect(heading(page, 'Privacy policy')).toBeVisible();
  });

  test('leads a complete recruiter from the entry paths to the dashboard, and leaves them everywhere else', async ({
    page,
  }) => {
    await signInQuietly(page);
    for (const path of ['/', '/signup']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/dashboard$/);
    }
    for (const path of ['/EDITPROFILE', '/companyVerification']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
  });
});

test('what a stranger meets', async ({ page }) => {
  await test.step('leaves a stranger on public paths, and asks to sign in on every other', async () => {
    for (const path of ['/', '/forgotpw']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    for (const path of ['/hirepage', '/deleteaccount', '/no-such-page']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
  });

  await test.step('a new password keeps it over a reload, and asks for a code without it', async () => {
    await openWithState(page, '/updatepw', { email });
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto('/login');
    await page.goto('/updatepw');
    await expect(page.getByText('A code comes first. Tell us your email, and we send you one.')).toBeVisible();
    await expect(page).toHaveURL(/\/forgotpw$/);
  });

  await test.step('a code keeps it over a reload, leads back to the e-mail, and asks for one without it', async () => {
    await openWithState(page, '/verifyotp', { email, userId: '0123456789abcdef01234567' });
    await page.reload();
    await expect(page.getByText(`We sent six digits to ${email}`)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goto('/verifyotp');
    await expect(page).toHaveURL(/\/forgotpw$/);
  });

  await test.step('opened at 800 px every address shows the download page alone; wider, the screen behind it comes', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    for (const path of ['/signup', '/dashboard', '/no-such-page']) {
      await page.goto(path);
      await expect(heading(page, 'Download Our App')).toBeVisible();
      await expect(page.getByText('Get the app for the best mobile experience!')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.goto('/signup');
    await page.setViewportSize({ width: 801, height: 900 });
    await expect(heading(page, 'Get Started')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 832 });
  });

  await test.step('whatever lies damaged on the device starts clean', async () => {
    await page.goto('/login');
    // Each of them is read by saved-root.test.ts.
    for (const [what, text] of damagedRoots.filter((_, index) => index % 6 === 0)) {
      await page.evaluate((kept) => window.localStorage.setItem('root', kept), text);
      await page.goto('/dashboard');
      await expect(heading(page, 'Welcome Back'), what).toBeVisible();
    }
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
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(tidewater.name);
  await press(page, 'Next');
  await page.getByLabel('CIN number').fill('U729');
  await page.reload();
  await expect(page.getByLabel('CIN number')).toHaveValue('U729');
  await press(page, 'Skip');
  // The step before has a field of the same name.
  await expect(heading(page, 'Personal verification')).toBeFocused();
  await page.getByLabel('Link to the document').fill('files.example/half');
  await page.reload();
  await expect(page.getByLabel('Link to the document')).toHaveValue('files.example/half');
  await press(page, 'Skip');
  await expect(page.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Legal and Compliance');
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
  await page.goto('/hirepage');
  for (const step of ['Personal verification', 'Company verification', 'Your company', 'Introduce yourself']) {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(heading(page, step)).toBeFocused();
  }
});

test('a half-filled company page is there again after a reload, image and all', async ({ page }) => {
  await aNewcomer(page, { ...finished, company: null, companyForm: aCompleteCompanyForm({ name: '' }) });
  await page.goto('/createCompany');
  await page.getByLabel('Company name').fill('Harbour Rob');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Rob');
  await expect(page.getByLabel('Company size')).toHaveValue('26-100');
  await expect(page.getByRole('button', { name: 'Remove Startup-IT' })).toBeVisible();
  await expect(page.getByText('Current picture')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test.describe('a session that ends while a form is half filled', () => {
  test('by the service: everything typed waits for the same person, and nobody else sees it', async ({ page }) => {
    await aNewcomer(page, { ...finished, hireIn: [] });
    await page.goto('/hirepage');
    await press(page, 'Finance');
    await plan(page, { path: '/api/recruiter/saveRecruiterOnboardingDetails', status: 401, times: 1 });
    await press(page, 'Continue');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await signInAgain(page, demo.email);
    await expect(page).toHaveURL(/\/hirepage$|\/dashboard$/);
    const kept = await page.evaluate(() => window.localStorage.getItem('root'));
    expect(kept).toContain(demo.email);
    for (const typed of [finished.position, finished.phoneNumber, 'Finance']) expect(kept).not.toContain(typed);
  });

  test('by the service, and the same person comes back', async ({ page }) => {
    await aNewcomer(page, { ...finished, company: null, companySkipped: true, hireIn: [] });
    await page.goto('/hirepage');
    await press(page, 'Finance');
    await plan(page, { path: '/api/recruiter/saveRecruiterOnboardingDetails', status: 401, times: 1 });
    await press(page, 'Continue');
    await signInAgain(page);
    await expect(page.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Continue');
    // Complete now, but for a company.
    await expect(heading(page, 'Your company')).toBeVisible();
  });

  test('because time has passed: a lookup finds out, and what was typed is there after signing in', async ({
    page,
  }) => {
    await aNewcomer(page);
    await page.goto('/details');
    await page.getByLabel('Full name').fill('Nadia Rah');
    await page.request.post('/__mock/clock', { data: { advanceMs: 400 * 24 * 3_600_000 } });
    await page.getByRole('combobox', { name: 'Location' }).fill('Pune');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await signInAgain(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Nadia Rah');
  });
});

test.describe('two tabs', () => {
  test('signing out in one leaves nothing typed for anybody in the other', async ({ page, context }) => {
    await aNewcomer(page, finished);
    await page.goto('/details');
    const other = await context.newPage();
    await other.goto('/details');
    await other.goto('/hirepage');
    await expect(heading(other, 'Looking to hire in')).toBeVisible();
    await press(page, 'Sign Out');
    await expect(heading(other, 'Welcome Back')).toBeVisible();
    await other.goBack();
    await expect(heading(other, 'Welcome Back')).toBeVisible();
    expect(await other.evaluate(() => window.localStorage.getItem('root'))).not.toContain(finished.name);
  });

  test('signing in as somebody else in one takes the other along', async ({ page, context }) => {
    await aNewcomer(page, finished);
    await page.goto('/details');
    await expect(page.getByLabel('Full name')).toHaveValue(finished.name);
    const other = await context.newPage();
    await other.goto('/details');
    await press(other, 'Sign Out');
    await signInAgain(other, demo.email);
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(heading(page, 'Hello, Meera')).toBeVisible();
  });
});

test.describe('an answer that takes more than ten seconds', () => {
  const cases = [
    {
      where: 'login',
      path: '/api/recruiter/user/login',
      open: async (page: Page) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill(demo.email);
        await page.getByLabel('Password', { exact: true }).fill(demo.password);
      },
      button: 'Login',
      next: 'Hello, Meera',
    },
    {
      where: 'forgotten password',
      path: '/api/recruiter/forgotpassword',
      open: async (page: Page) => {
        await page.goto('/forgotpw');
        await page.getByLabel('Email').fill(demo.email);
      },
      button: 'Get verification code',
      next: 'Enter the one-time code',
    },
    {
      where: 'the last step of onboarding',
      path: '/api/recruiter/saveRecruiterOnboardingDetails',
      open: async (page: Page) => {
        await aNewcomer(page, { ...finished, company: null, companySkipped: true });
        await page.goto('/hirepage');
      },
      button: 'Continue',
      next: 'Your company',
    },
  ] as const;

  for (const { where, path, open, button, next } of cases) {
    test(`${where}: says so, can be cancelled, and tried again`, async ({ page }) => {
      await open(page);
      await plan(page, { path, kind: 'hang', times: 2 });
      await stopTime(page);
      const slow = page.getByText('This takes longer than usual.');
      const pressed = page.getByRole('button', { name: button });
      const send = async () => {
        await press(page, button);
        await expect(pressed).toHaveAttribute('aria-busy', 'true');
      };
      await send();
      await page.clock.runFor(9_000);
      await expect(slow).toBeHidden();
      const place = await pressed.boundingBox();
      await page.clock.runFor(1_100);
      await expect(slow).toBeVisible();
      expect(await pressed.boundingBox(), 'the button stays').toEqual(place);
      await press(page, 'Cancel');
      await expect(slow).toBeHidden();
      await expect(pressed).not.toHaveAttribute('aria-busy', 'true');

      await send();
      await page.clock.runFor(10_100);
      await press(page, 'Try again');
      await expect(heading(page, next)).toBeVisible();
    });
  }
});
