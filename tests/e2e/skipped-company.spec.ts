import { aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { company, expectScreen, fillInCompany, introduceYourself, signUp } from './support/newcomer.ts';
import { aNewcomer } from './support/people.ts';
import { requestsTo } from './support/requests.ts';
import { enterWorld } from './support/worlds.ts';

/** Skipping the company at onboarding (decision 7): it is asked for once more at the end, and nothing else is asked twice. */
test.beforeEach(async ({ context, baseURL }, { testId }) => {
  test.setTimeout(120_000);
  await enterWorld(context, baseURL, testId);
});

test('a skipped company is chosen after the last step, and nothing else is asked again', async ({ page }) => {
  const saves = requestsTo(page, '/saveRecruiterOnboardingDetails');
  await finishWithoutCompany(page, 'pia@harbour.example');
  await expectAskedForCompany(page);
  await expectAccessible(page);
  await page.reload();
  await expectAskedForCompany(page);
  await page.getByRole('combobox', { name: 'Company' }).fill('Acme');
  await page.getByRole('option', { name: /Acme/ }).first().click();
  await expectDashboard(page);
  expect(saves.map((save) => save.postDataJSON().hire_in_fields)).toEqual([['Finance'], ['Finance']]);
  expect(saves[1]?.postDataJSON()).toMatchObject({ name: 'Nadia Rahman', phone_number: '9820114467' });
  await page.reload();
  await expectDashboard(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/companydetails|hirepage/);
});

test('a skipped company is created after the last step, and nothing else is asked again', async ({ page }) => {
  await openLastStepWithoutCompany(page);
  await expectAskedForCompany(page);
  await page.getByRole('combobox', { name: 'Company' }).fill(company);
  const create = page.getByRole('option', { name: `Create “${company}” Create Company Page` });
  await expect(create).toBeVisible();
  await expect(page.getByText('No matches')).toHaveCount(0);
  await create.click();
  await expect(page.getByLabel('Company name')).toHaveValue(company);
  await fillInCompany(page);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue(company);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'Company verification');
  await page.reload();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectDashboard(page);
  await expect(page.getByText(company).first()).toBeVisible();
});

test('who skipped the company and signs in elsewhere is asked for nothing but that', async ({ page, context }) => {
  await finishWithoutCompany(page, 'rosa@harbour.example');
  await expectAskedForCompany(page);
  await page.evaluate(() => window.localStorage.clear());
  await context.clearCookies({ name: 'session' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('rosa@harbour.example');
  await page.getByLabel('Password', { exact: true }).fill('Welcome1!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectAskedForCompany(page);
  await page.getByRole('combobox', { name: 'Company' }).fill('Acme');
  await page.getByRole('option', { name: /Acme/ }).first().click();
  await expectDashboard(page);
});

async function finishWithoutCompany(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await introduceYourself(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expectScreen(page, 'Personal verification');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expectScreen(page, 'Looking to hire in');
  await page.getByText('Finance', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** What finishWithoutCompany does, of which only the last press is made. */
async function openLastStepWithoutCompany(page: Page): Promise<void> {
  await aNewcomer(page, aFinishedOnboardingDraft({ company: null, companySkipped: true }));
  await page.goto('/hirepage');
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function expectAskedForCompany(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/companydetails$/);
  await expectScreen(page, 'Your company');
  await expect(page.getByText('The dashboard, jobs and candidates need a company.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip for now' })).toHaveCount(0);
  await expect(page.getByText(/^Step \d of \d$/)).toHaveCount(0);
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Welcome to Glo Recruiter')).toBeVisible();
}
