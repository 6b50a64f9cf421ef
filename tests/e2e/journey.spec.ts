import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choose } from './support/jobs.ts';
import { expectScreen } from './support/navigation.ts';
import { aPicture } from './support/pictures.ts';
import { logIn } from './support/sign-in.ts';

const recruiter = { email: 'nadia@saltmarsh.example', password: 'Welcome1!', name: 'Nadia Rahman' };
const company = 'Saltmarsh Reed Works';
const job = 'Graduate Data Analyst';

test.use({ ownWorld: false, prefetches: true, contextOptions: { reducedMotion: 'no-preference' } });

test('the whole journey of a new recruiter, from sign-up to a restart of the server', { tag: '@installed' }, async ({
  page,
  mockApi,
}) => {
  test.setTimeout(240_000);
  const code = () => mockApi.codeFor(recruiter.email);

  await test.step('sign up and confirm the email', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expectScreen(page, 'Get Started');
    await page.getByLabel('Email').fill(recruiter.email);
    await page.getByLabel('Password', { exact: true }).fill('Forgotten1!');
    await page.getByLabel('Confirm password').fill('Forgotten1!');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Get verification code' }).click();
    await expectScreen(page, 'Enter the one-time code');
    await enterCode(page, await code());
  });

  await test.step('introduce yourself', async () => {
    await expectScreen(page, 'Introduce yourself');
    await page.getByLabel('Full name').fill(recruiter.name);
    await page.getByLabel('Designation').fill('Founder');
    await page.getByLabel('Phone number').fill('9820114467');
    await choose(page, 'Location', 'Pune', /Pune, Maharashtra/);
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('create a company with a logo', async () => {
    await expectScreen(page, 'Your company');
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByText('Create Company Page').click();
    await expectScreen(page, 'Create Company Page');
    await page.locator('input[type=file]').setInputFiles(aPicture());
    await page.getByLabel('Company name').fill(company);
    await page.getByLabel('Company URL').fill('saltmarsh.example');
    await page.getByLabel('Description').fill('We grow reeds, and read them.');
    await page.getByLabel('Company size').selectOption('1-25');
    await choose(page, 'Company type', 'R&', 'R&D');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('skip both verifications and choose industries', async () => {
    await expectScreen(page, 'Company verification');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expectScreen(page, 'Personal verification');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expectScreen(page, 'Looking to hire in');
    await page.getByRole('button', { name: 'Information Technology' }).click();
    await page.getByRole('button', { name: 'Finance' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('reach the dashboard', async () => {
    await expectScreen(page, 'Hello, Nadia');
    await expect(page.getByText('Welcome to Glo Recruiter')).toBeVisible();
    await expect(page.getByText('No Active Jobs Posted!')).toBeVisible();
    await expect(page.getByText('No Past jobs!')).toBeVisible();
  });

  await test.step('post an opportunity', async () => {
    await page.getByRole('link', { name: 'Post Opportunities' }).click();
    await expectScreen(page, 'Post Opportunity');
    await page.getByRole('combobox', { name: 'Job title' }).fill(job);
    await page.getByLabel('Job type').selectOption('Full-time');
    await page.getByLabel('Workplace type').selectOption('Hybrid');
    await choose(page, 'Locations', 'Pune', /Pune, Maharashtra/);
    await choose(page, 'Skills', 'Python', 'Python');
    await choose(page, 'Skills', 'SQL', 'SQL');
    await page.getByLabel('Vacancies').fill('2');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'Job Description');
    await page.getByRole('button', { name: 'Suggest description' }).click();
    await page.getByRole('button', { name: 'Insert' }).click();
    await expect(page.getByLabel('Description', { exact: true })).not.toBeEmpty();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectScreen(page, 'Job Preview');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expectScreen(page, 'Posted Successfully');
    await page
      .getByRole('link', { name: 'Done' })
      .or(page.getByRole('button', { name: 'Done' }))
      .click();
  });

  await test.step('find the job under Recruit, with recommended candidates', async () => {
    await expectScreen(page, 'Hello, Nadia');
    await page.getByRole('link', { name: 'Recruit', exact: true }).click();
    await expectScreen(page, 'JOB POSTED');
    await page.getByRole('link', { name: new RegExp(job) }).click();
    await expectScreen(page, 'Active Jobs');
    await expect(page.getByText('No Applicants till now')).toBeVisible();
    await page.getByRole('tab', { name: /RECOMMENDED/ }).click();
    await expect(page.getByRole('button', { name: /^Shortlist/ }).first()).toBeVisible();
  });

  await test.step('shortlist a candidate and open the profile', async () => {
    await page
      .getByRole('button', { name: /^Shortlist/ })
      .first()
      .click();
    await page.getByRole('tab', { name: /SHORTLISTED/ }).click();
    await expect(page.getByRole('link', { name: /^View Profile/ })).toHaveCount(1);
    await page.getByRole('link', { name: /^View Profile/ }).click();
    await expect(page).toHaveURL(/\/glofolio\//);
    await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
    await expect
      .poll(async () => (await mockApi.notificationsSent()).toSorted())
      .toEqual([
        'Brighten up! You are shortlisted for an opportunity!!',
        'Some recruiter viewed your profile, keep it up to date!',
      ]);
  });

  await test.step('search candidates by skill', async () => {
    await page.getByRole('link', { name: 'Search Candidates' }).click();
    await expectScreen(page, 'Search Candidates');
    await choose(page, 'Skills', 'Python', 'Python');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expectScreen(page, 'Search Result');
    await expect(page.getByRole('link', { name: /^View Profile/ }).first()).toBeVisible();
  });

  await test.step('sign out, recover the password and sign in again', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).click();
    await expectScreen(page, 'Welcome Back');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectScreen(page, 'Forgot Password');
    await page.getByLabel('Email').fill(recruiter.email);
    await page.getByRole('button', { name: 'Get verification code' }).click();
    await expectScreen(page, 'Enter the one-time code');
    await enterCode(page, await code());
    await expectScreen(page, 'Create new password');
    await page.getByLabel('New password', { exact: true }).fill(recruiter.password);
    await page.getByLabel('Confirm', { exact: false }).fill(recruiter.password);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expectScreen(page, 'Welcome Back');
    await logIn(page, recruiter.email, recruiter.password);
    await expect(page.getByRole('heading', { name: 'Hello, Nadia' })).toBeVisible();
  });

  await test.step('find everything unchanged, also after a restart', async () => {
    await expect(page.getByRole('link', { name: new RegExp(job) })).toBeVisible();
    await mockApi.restart();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Nadia' })).toBeVisible();
    await page.getByRole('link', { name: new RegExp(job) }).click();
    await page.getByRole('tab', { name: /SHORTLISTED/ }).click();
    await expect(page.getByRole('link', { name: /^View Profile/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Account menu/ })).toContainText(company);
  });
});

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}
