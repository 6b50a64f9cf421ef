import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { goWithState } from './support/people.ts';
import { signInQuietly } from './support/sign-in.ts';
import { enterWorld } from './support/worlds.ts';
import { follow } from './support/walking.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const description = (page: Page) => page.getByLabel('Description');
const report = (page: Page) => page.getByRole('button', { name: 'Report', exact: true });
const opened = (page: Page) => page.getByRole('paragraph').getByText('Now send the email in your email app');

test.beforeEach(async ({ context, baseURL, page }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await keepMail(page);
  await signInQuietly(page);
});

test('company page and help centre', async ({ page }) => {
  await test.step('the company page leads to the job of a colleague, whose candidates can be put into folders', async () => {
    await page.goto('/companypage');
    await expect(heading(page, 'Acme Works')).toHaveAccessibleName('Acme Works Verified');
    const jobs = page.getByRole('list', { name: 'Active jobs' });
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

  await test.step('the help centre leads to each of its pages and back', async () => {
    await follow(page, '/helpcentre');
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
  });

  await test.step('company page and help centre are reached from the sidebar, the dashboard and the account menu', async () => {
    for (const [entry, path, title] of [
      ['Company Page', '/companypage', 'Acme Works'],
      ['Help Center', '/helpcentre', 'Help Center'],
    ] as const) {
      for (const list of ['Main', 'Account']) {
        await follow(page, '/dashboard');
        // The sidebar is rendered before the heading.
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
});

test('a report opens a prefilled email, and keeps the text until it is sent', async ({ page }) => {
  await page.goto('/helpcentre');
  // The menu of a profile opens it with this state.
  await goWithState(page, '/reportuser', { id: 'student-7', name: 'Aarohi Deshmukh' });
  await expect(page.getByRole('heading', { level: 2, name: 'Aarohi Deshmukh' })).toBeVisible();
  await report(page).press('Enter');
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveAccessibleDescription(/Enter a description/);
  await description(page).fill('Rude.\nSince noon & later?');
  await report(page).click();
  await expect(opened(page)).toBeVisible();
  const url = new URL((await mail(page)).at(-1) ?? '');
  expect([url.protocol, url.pathname, url.searchParams.get('subject')]).toEqual([
    'mailto:',
    'support@glo.example',
    'Report user: Aarohi Deshmukh',
  ]);
  expect(url.searchParams.get('body')).toMatch(
    /^Rude\.\r\nSince noon & later\?\r\n\r\n.*Reported: Aarohi Deshmukh \(student-7\)/s,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(description(page)).toHaveValue('Rude.\nSince noon & later?');
  await report(page).click();
  await page.getByRole('button', { name: 'I sent it' }).click();
  await expect(page.getByText('Thank you for your report.')).toBeVisible();
});

/** Records `mailto:` links instead of opening a mail program. */
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
