import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { goWithState } from './support/people.ts';
import { accountOf, signInQuietly } from './support/sign-in.ts';
import { clearFaults, enterWorld, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

const members = '/api/recruiter/company/members/details/*';
const details = '/api/recruiter/company/details/*';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const memberList = (page: Page) => page.getByRole('list', { name: 'MEMBERS' });
const description = (page: Page) => page.getByLabel('Description');
const report = (page: Page) => page.getByRole('button', { name: 'Report', exact: true });
const opened = (page: Page) => page.getByRole('paragraph').getByText('Please send the e-mail that was opened');

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await keepMail(page);
  await signInQuietly(page);
});

test('company page and help centre', async ({ page }) => {
  await test.step('the company page shows what the company says of itself, and its members', async () => {
    await page.goto('/companypage');
    await expect(heading(page, 'Acme Works')).toHaveAccessibleName('Acme Works Verified');
    await expect(page.getByText('Acme Works makes the small grey boxes')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toContainText([
      'Python',
      'React',
    ]);
    await expect(memberList(page).getByRole('listitem').filter({ hasText: 'Meera Nair' })).toContainText('India');
    await expect(memberList(page).getByText('ADMIN', { exact: true }).first()).toBeVisible();
  });

  await test.step('the company page shows what was entered, and leads to the active jobs', async () => {
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance.getByRole('link')).toHaveAttribute('href', /^https?:\/\//);
    await expect(glance.getByRole('definition')).toHaveText([/\./, /^[\d-]+ people$/, /\w/]);
    const jobs = page.getByRole('list', { name: 'Active jobs' });
    const own = await postedJobs(page, 'Active');
    await expect(jobs.getByRole('link', { name: own[0]?.job_title ?? '' }).first()).toContainText(/, 20\d\d$/);
    await expect(page.getByText('Newest first')).toBeVisible();
    const days = (await jobs.getByText(/^\w+ \d+, 20\d\d$/).allTextContents()).map((date) => Date.parse(date));
    expect(days.length).toBeGreaterThan(1);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    const byColleague = jobs.getByRole('link', { name: / · posted by (?!you)/ }).first();
    await expect(byColleague).toBeVisible();
    const title = (await byColleague.locator('[title]').textContent()) ?? '';
    await byColleague.click();
    await expect(heading(page, 'Your Active Jobs')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByText(/^Posted by (?!a colleague)\w+ .* on /)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close this Job' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Add to Folder: / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Choose Folder' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the help centre', async () => {
    await test.step('the help centre answers five questions', async () => {
      await follow(page, '/helpcentre');
      const answers = page.getByRole('list', { name: 'Common questions' }).getByRole('listitem');
      await expect(answers).toHaveCount(5);
      await expect(answers.filter({ hasText: 'What do students notice?' })).toContainText('when they are shortlisted');
    });

    await test.step('the help centre leads to each of its pages and back', async () => {
      for (const [entry, path, title] of [
        ['Report a bug', '/bugreport', 'Report a bug'],
        ['Need help', '/needhelp', 'Need help'],
        ['Report user', '/reportuser', 'Report user'],
      ] as const) {
        await page.getByRole('link', { name: entry }).press('Enter');
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(heading(page, title)).toBeFocused();
        await page.getByRole('main').getByRole('link', { name: 'Help Center' }).press('Enter');
        await expect(heading(page, 'Help Center')).toBeFocused();
      }
      await page.getByRole('link', { name: 'Delete your account' }).press('Enter');
      await expect(page).toHaveURL(/\/deleteaccount$/);
    });
  });

  await test.step('company page and help centre are reached from the sidebar, the dashboard and the account menu', async () => {
    for (const [entry, path, title] of [
      ['Company Page', '/companypage', 'Acme Works'],
      ['Help Center', '/helpcentre', 'Help Center'],
    ] as const) {
      for (const list of ['Main', 'Account']) {
        await follow(page, '/dashboard');
        // The sidebar is there before it.
        await expect(heading(page, 'Hello, Meera')).toBeVisible();
        await page.getByRole('navigation', { name: list }).getByRole('link', { name: entry }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(heading(page, title)).toBeFocused();
      }
      await page.getByRole('button', { name: /Meera Nair/ }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      await expect(heading(page, title)).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
    }
  });

  for (const [path, what, stays] of [
    [members, 'Members', 'Acme Works makes'],
    [details, 'Company details', 'Meera Nair'],
  ] as const) {
    await test.step(`when ${what} fail the rest stays, and Try again brings them`, async () => {
      await follow(page, '/helpcentre');
      await expect(heading(page, 'Help Center')).toBeVisible();
      await plan(page, { path, status: 500, times: 10 });
      await follow(page, '/companypage');
      await expect(page.getByText(`${what} could not be loaded`)).toBeVisible();
      await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
      await expect(page.getByRole('main').getByText(stays).first()).toBeVisible();
      await clearFaults(page);
      await page.getByRole('button', { name: 'Try again' }).first().press('Enter');
      await expect(page.getByText(`${what} could not be loaded`)).toBeHidden();
      await expect(memberList(page).getByText('Meera Nair')).toBeVisible();
      await expect(page.getByText('Acme Works makes')).toBeVisible();
    });
  }

  await test.step('the badge follows the newest document', async () => {
    const data = { companyId: await companyIdOf(page), status: 'FAILED' };
    const answer = await page.request.post('/__mock/verifications', { data });
    expect(answer.status()).toBe(200);
    await follow(page, '/helpcentre');
    await expect(heading(page, 'Help Center')).toBeVisible();
    await follow(page, '/companypage');
    await expect(page.getByText('Acme Works makes')).toBeVisible();
    await expect(heading(page, 'Acme Works')).toHaveAccessibleName('Acme Works');
  });
});

test('reports', async ({ page, context }) => {
  await page.goto('/helpcentre');
  for (const [path, subject] of [
    ['/bugreport', 'Report a bug'],
    ['/needhelp', 'Need help'],
  ] as const) {
    await test.step(`${path} opens a prefilled e-mail, and keeps the text until it is sent`, async () => {
      await page.getByRole('link', { name: subject }).click();
      await expect(page.getByText('Our support team will reach out to you within 24 Hours')).toBeVisible();
      await expect(report(page)).toHaveAttribute('aria-disabled', 'true');
      await report(page).press('Enter');
      await expect(description(page)).toBeFocused();
      await expect(description(page)).toHaveAccessibleDescription(/Please describe it first/);

      await description(page).fill('The list is empty.\nSince noon & later?');
      await report(page).click();
      await expect(opened(page)).toBeVisible();
      const letter = (await mail(page)).at(-1);
      const url = new URL(letter ?? '');
      expect([url.protocol, url.pathname, url.searchParams.get('subject')]).toEqual([
        'mailto:',
        'support@glo.example',
        subject,
      ]);
      expect(url.searchParams.get('body')).toMatch(
        /^The list is empty\.\r\nSince noon & later\?\r\n\r\nFrom: Meera Nair, recruiter@acme\.example/,
      );
      await page.reload();
      await expect(description(page)).toHaveValue('The list is empty.\nSince noon & later?');
      await report(page).click();
      await page.getByRole('button', { name: 'I sent it' }).click();
      await expect(page.getByText('Thank you for your report.')).toBeVisible();
      await expect(heading(page, 'Help Center')).toBeVisible();
      await page.getByRole('link', { name: subject }).click();
      await expect(description(page)).toHaveValue('');
      await follow(page, '/helpcentre');
    });
  }

  await test.step('a report about somebody carries their name and id', async () => {
    await follow(page, '/reportuser');
    await expect(page.getByText('False reports may have consequences.')).toBeVisible();
    await expect(description(page)).toBeHidden();
    await follow(page, '/helpcentre');
    await expect(heading(page, 'Help Center')).toBeVisible();
    // As a profile's three dots open it.
    await goWithState(page, '/reportuser', { id: 'student-7', name: 'Aarohi Deshmukh' });
    await expect(page.getByRole('heading', { level: 2, name: 'Aarohi Deshmukh' })).toBeVisible();
    await description(page).fill('Rude.');
    await report(page).click();
    const letter = (await mail(page)).at(-1);
    expect(new URL(letter ?? '').searchParams.get('subject')).toBe('Report user: Aarohi Deshmukh');
    expect(new URL(letter ?? '').searchParams.get('body')).toContain('Reported: Aarohi Deshmukh (student-7)');
    await expectAccessible(page);
  });

  await test.step('a report can be copied where no mail program comes up', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, '/bugreport');
    await expect(heading(page, 'Report a bug')).toBeVisible();
    await description(page).fill('No mail here.');
    await report(page).click();
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByText('Report copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Report a bug\s+No mail here\.\s+From: /,
    );
  });
});

/** No mail program: what would be handed to it is remembered in the page. */
async function keepMail(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    (window as WithMail).mail = kept;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.protocol === 'mailto:') kept.push(this.href);
      else click.call(this);
    };
  });
}

const mail = (page: Page) => page.evaluate(() => (window as WithMail).mail ?? []);

interface WithMail extends Window {
  mail?: string[];
}

/** The recruiter's company, as the service knows it. */
async function companyIdOf(page: Page): Promise<string | undefined> {
  const answer = await page.request.post(`/api/recruiter/getRecruiterDetailsByID?id=${accountOf(page)}`);
  const { recruiter } = (await answer.json()) as Details;
  return recruiter[0]?.company_details?._id;
}

interface Details {
  readonly recruiter: readonly { readonly company_details?: { readonly _id: string } }[];
}
