import { box } from './support/selection.ts';
import { expectPlace, openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { fillInJob } from './support/jobs.ts';
import { expectScreen, fillInCompany, introduceYourself } from './support/newcomer.ts';
import { forget, namesOf, routeGroups } from './support/routes/groups.ts';
import { signInQuietly } from './support/sign-in.ts';
import { expectWhole, translatePages } from './support/translated-page.ts';
import { walkTo } from './support/walking.ts';
import { clearFaults, enterWorld } from './support/worlds.ts';

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await translatePages(page);
});

const newcomer = { email: 'nadia@saltmarsh.example', password: 'Welcome1!' };

test('a new recruiter signs up and posts a job on translated pages', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Confirm password').fill(newcomer.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get verification code' }).click();
  await expectScreen(page, 'Enter the one-time code');
  const outbox = await (await page.request.get(`/__mock/outbox?to=${newcomer.email}`)).json();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(String(outbox.messages.at(-1).code));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectScreen(page, 'Introduce yourself');
  await introduceYourself(page);
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByText('Create Company Page').click();
  await fillInCompany(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const screen of ['Company verification', 'Personal verification']) {
    await expectScreen(page, screen);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expectScreen(page, 'Looking to hire in');
  for (const industry of ['Information Technology', 'Finance', 'Finance']) {
    await page.getByRole('button', { name: industry }).click();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'Hello, Nadia');
  await expectWhole(page);

  await page.getByRole('link', { name: 'Post Opportunities' }).click();
  await expectScreen(page, 'Post Opportunity');
  await fillInJob(page, 'Graduate Data Analyst');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectScreen(page, 'Job Description');
  await page.getByRole('button', { name: 'Suggest description' }).click();
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expectScreen(page, 'Job Preview');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expectScreen(page, 'Posted Successfully');
  await expectWhole(page);
});

test('a recruiter works on translated pages', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/dashboard');

  await test.step('filter and shortlist applicants', async () => {
    await openApplicants(page, '', walkTo);
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    for (const pressed of [true, false]) {
      await dialog.getByRole('button', { name: 'Male', exact: true }).click();
      await expect(dialog.getByRole('button', { name: 'Male', exact: true })).toHaveAttribute(
        'aria-pressed',
        String(pressed),
      );
    }
    await dialog.getByRole('combobox', { name: 'Skills' }).fill('sq');
    await page.getByRole('option', { name: 'SQL', exact: true }).first().click();
    await dialog.getByRole('button', { name: 'show result' }).click();
    await page.getByRole('button', { name: 'Remove filter SQL' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter SQL' })).toBeHidden();
    const shortlisted = page.getByRole('button', { name: /^Shortlisted / });
    const before = await shortlisted.count();
    await page
      .getByRole('button', { name: /^Shortlist / })
      .first()
      .click();
    await expect(shortlisted).toHaveCount(before + 1);
    await expectWhole(page);
  });

  await test.step('find a command in the palette', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    for (const typed of ['grad', 'zzz', 'talent']) await palette.fill(typed);
    await expect(page.getByRole('option', { name: 'Talent Pool' })).toBeVisible();
    await palette.press('Escape');
  });

  await test.step('page through profiles', async () => {
    await openProfile(page, 0);
    await page.keyboard.press('j');
    await expectPlace(page, 2);
    await page.getByRole('button', { name: 'Add to Folder' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(dialog).toBeHidden();
    await expectWhole(page);
  });

  await test.step('email one candidate, then three', async () => {
    await page.getByRole('button', { name: 'Connect' }).first().click();
    await page.getByRole('button', { name: 'Invitation to an interview' }).click();
    await page.getByLabel('Meeting Link').fill('meet.example/usual');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openApplicants(page, '', walkTo);
    for (const place of [3, 4, 5]) await box(page, place).click();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await page.getByRole('button', { name: 'Invitation to an interview' }).click();
    await page.getByLabel('Meeting Link').fill('meet.example/usual');
    await page.getByRole('button', { name: 'Send to 3' }).click();
    await expectScreen(page, '3 of 3 emails sent');
    await expect(page.getByRole('navigation', { name: 'Recipients' }).getByText(/^Sent \d/)).toHaveCount(3);
    await expectWhole(page);
  });

  await test.step('compare two candidates', async () => {
    await openApplicants(page, '', walkTo);
    for (const place of [0, 1]) await box(page, place).click();
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByLabel('Only differences').check();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expectWhole(page);
  });

  await test.step('close a job and change the profile', async () => {
    await walkTo(page, '/opportunitypage');
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await expect(page.getByRole('button', { name: 'Activate this Job' })).toBeVisible();
    await walkTo(page, '/editprofile');
    await page.getByLabel('Position').fill('Founder');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
    await expectWhole(page);
  });
});

for (const routes of routeGroups) {
  test(`${namesOf(routes)}: each stays whole when it is translated, in error and busy too`, async ({ page }) => {
    for (const [index, { path, heading, open, error, errorIsOnOpening, busy }] of routes.entries()) {
      if (index > 0) await forget(page);
      await test.step(path, async () => {
        await open(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await error?.(page);
        await expectWhole(page);
        if (!errorIsOnOpening) await page.keyboard.press('Escape');
        await clearFaults(page);
        await busy?.(page);
        await expectWhole(page);
      });
    }
  });
}
