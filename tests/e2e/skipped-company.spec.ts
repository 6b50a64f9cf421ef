import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { company, expectScreen, fillInCompany, introduceYourself } from './support/newcomer.ts';
import { aNewcomer } from './support/people.ts';
import { requestsTo } from './support/requests.ts';
import { logIn } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/** A company skipped during onboarding is requested once more at the end (decision 7). */
test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

test('a newcomer who skips the company, and is asked for every other step', async ({ page }) => {
  const saves = requestsTo(page, '/saveRecruiterOnboardingDetails');
  await aNewcomer(page);

  await test.step('leads who has not filled in the details to /details, from everywhere but onboarding and passwords', async () => {
    await page.goto('/no-such-page');
    await expectScreen(page, 'Introduce yourself');
    await expectLedTo(page, '/signup', '/details');
    await expectLedTo(page, '/jobForm', '/details');
  });

  await test.step('later steps opened without the earlier ones lead to the first unfinished one', async () => {
    for (const path of ['/technologies', '/CompanyVerification', '/personalVerification']) {
      await expectLedTo(page, path, '/details');
    }
    await page.goto('/hirepage');
    await expectScreen(page, 'Introduce yourself');
    await expect(page).toHaveURL(/\/details$/);
    await introduceYourself(page);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expectScreen(page, 'Personal verification');
    await page.getByLabel('Link to the document').fill('half a li');
    await expectLedTo(page, '/hirepage', '/personalVerification');
    await expect(page.getByLabel('Link to the document')).toHaveValue('half a li');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expectScreen(page, 'Looking to hire in');
    await page.goBack();
    await expect(page.getByLabel('Link to the document')).toHaveValue('half a li');
    await page.goForward();
    await expectScreen(page, 'Looking to hire in');
  });

  await test.step('opening the application again leads to /details, with a link to the unfinished step', async () => {
    await page.goto('/');
    await expectScreen(page, 'Introduce yourself');
    await expect(page).toHaveURL(/\/details$/);
    await page.getByRole('link', { name: 'Continue with “Looking to hire in”' }).click();
  });

  await test.step('the company is asked for after the last step, also after a reload', async () => {
    await expectScreen(page, 'Looking to hire in');
    await page.getByText('Finance', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectAskedForCompany(page);
    await expectAccessible(page);
    await page.reload();
    await expectAskedForCompany(page);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    // All other screens need a company.
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Add company',
      'Help Center',
    ]);
    await page.getByRole('link', { name: 'Verify Personal' }).click();
    await expectScreen(page, 'Personal verification');
    await page.goBack();
    await page.goBack();
    await expectAskedForCompany(page);
  });

  await test.step('signing in elsewhere after skipping the company asks for the company only', async () => {
    // After signing out, the device keeps nothing of the recruiter.
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectScreen(page, 'Welcome Back');
    expect(await page.evaluate(() => window.localStorage.getItem('root') ?? '')).not.toContain('Finance');
    await logIn(page, 'nadia@harbour.example');
    await expectAskedForCompany(page);
    await page.getByRole('combobox', { name: 'Company' }).fill('Acme');
    await expect(page.getByRole('option', { name: /Acme/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Works');
    await page.getByRole('button', { name: 'Join Acme Works' }).click();
    await expectDashboard(page);
    await expect(page.getByText('You joined Acme Works.')).toBeVisible();
    expect(saves.map((save) => save.postDataJSON().hire_in_fields)).toEqual([['Finance'], ['Finance']]);
    expect(saves[1]?.postDataJSON()).toMatchObject({ name: 'Nadia Rahman', phone_number: '9820114467' });
    await page.reload();
    await expectDashboard(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/companydetails|hirepage/);
  });
});

test('a newcomer who creates the company after the last step', async ({ page }) => {
  await aNewcomer(page, aFinishedOnboardingDraft({ company: null, companySkipped: true }));
  await page.goto('/hirepage');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAskedForCompany(page);

  await test.step('a half-filled company page is there again after a reload, image and all', async () => {
    await follow(page, '/technologies');
    await expect(page).toHaveURL(/\/createCompany$/);
    await expect(page.getByText('Please fill in the company page first.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('combobox', { name: 'Company', exact: true }).fill(company);
    const create = page.getByRole('option', { name: `Create “${company}” Create Company Page` });
    await expect(create).toBeVisible();
    await expect(page.getByText('No matches')).toHaveCount(0);
    await create.click();
    await expect(page.getByLabel('Company name')).toHaveValue(company);
    await fillInCompany(page);
    await page.getByLabel('Company name').fill('Harbour Rob');
    await page.reload();
    await expect(page.getByLabel('Company name')).toHaveValue('Harbour Rob');
    await expect(page.getByLabel('Company size')).toHaveValue('1-25');
    await expect(page.getByRole('button', { name: 'Remove R&D' })).toBeVisible();
    await expect(page.getByText('Chosen picture')).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByLabel('Company name').fill(company);
  });

  await test.step('a save whose answer was lost makes no second company', async () => {
    // The service saves the company, but the reply is lost.
    await page.route('**/save/company/details', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const saves = requestsTo(page, '/save/company/details');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'Company verification');
    expect(saves).toHaveLength(1);
  });

  await test.step('a skipped company is created after the last step, and nothing else is asked again', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expectDashboard(page);
    await expect(page.getByText(company).first()).toBeVisible();
    const banners = page.getByRole('region', { name: 'Verification', exact: true });
    await expect(banners.getByText('Not Verified')).toHaveCount(2);
  });
});

/** Expects a link to `path` to redirect to `where`. */
async function expectLedTo(page: Page, path: string, where: string): Promise<void> {
  await follow(page, '/policytext');
  await expectScreen(page, 'Privacy policy');
  await follow(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeHidden();
  await expect(page, path).toHaveURL(new RegExp(`${where}$`));
}

async function expectAskedForCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/companydetails$/);
  await expectScreen(page, 'Your company');
  await expect(page.getByText('Everything you entered is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0);
  await expect(page.getByText(/^Step \d of \d$/)).toHaveCount(0);
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Welcome to Glo Recruiter')).toBeVisible();
}
