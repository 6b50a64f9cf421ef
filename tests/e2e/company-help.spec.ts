import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateWithState } from './support/people.ts';

const description = (page: Page) => page.getByLabel('Description');
const report = (page: Page) => page.getByRole('button', { name: 'Report', exact: true });
const opened = (page: Page) => page.getByRole('paragraph').getByText('Now send the email in your email app');

test.use({ signedIn: true });

test('a report opens a prefilled email and keeps the text until it is sent', async ({ page }) => {
  await recordMailtoLinks(page);
  await page.goto('/helpcentre');
  // The menu of a profile opens the screen with this state.
  await navigateWithState(page, '/reportuser', { id: 'student-7', name: 'Aarohi Deshmukh' });
  await expect(page.getByRole('heading', { level: 2, name: 'Aarohi Deshmukh' })).toBeVisible();
  await report(page).press('Enter');
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveAccessibleDescription(/Enter a description/);
  await description(page).fill('Rude.\nSince noon & later?');
  await report(page).click();
  await expect(opened(page)).toBeVisible();
  const url = new URL((await recordedLinks(page)).at(-1) ?? '');
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
async function recordMailtoLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    (window as WithRecordedLinks).mail = kept;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.protocol === 'mailto:') kept.push(this.href);
      else click.call(this);
    };
  });
}

const recordedLinks = (page: Page) => page.evaluate(() => (window as WithRecordedLinks).mail ?? []);

interface WithRecordedLinks extends Window {
  mail?: string[];
}
