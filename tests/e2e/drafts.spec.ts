import type { Page } from '@playwright/test';
import { deviceText } from './support/device-rows.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { navigateTo } from './support/navigation.ts';

test.use({ signedIn: true });

test('an unsent email', async ({ page, context }) => {
  await openApplicants(page);
  await test.step('a draft continued in another tab opens here as well, and stays deleted', async () => {
    const subject = await leaveDraft(page);
    // Keeps the toast open while the other tab loads. Focus would stop its timer only if a key moved it.
    await page.getByText('Draft saved').hover();

    const other = await context.newPage();
    await other.goto('/activity');
    await other.getByRole('button', { name: /^Continue the email to / }).click();
    await other.getByLabel('Subject').fill('Shall we talk on Monday?');
    await other.close({ runBeforeUnload: false });

    await page.getByRole('button', { name: 'Back to the email' }).click();
    await expect(subject).toHaveValue('Shall we talk on Monday?');

    await navigateTo(page, '/activity');
    await page.getByRole('button', { name: /^Delete the draft to / }).click();
    await expect(page.getByText('Draft deleted')).toBeVisible();
    await page.goBack();
    await expect(subject).toHaveValue('');
  });

  await test.step('it stays a draft after its tab has closed, until Sign Out', async () => {
    await navigateTo(page, '/dashboard');
    await openApplicants(page, '', navigateTo);
    const subject = await leaveDraft(page);
    await page.getByRole('button', { name: 'Back to the email' }).click();
    await expect(subject).toHaveValue('Shall we talk?');
    await page.close();

    const next = await context.newPage();
    await next.goto('/activity');
    await expect(next.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await expectAccessible(next);
    await next.getByRole('button', { name: /^Continue the email to / }).click();
    await expect(next.getByLabel('Subject')).toHaveValue('Shall we talk?');

    await next.keyboard.press('Control+k');
    await next.getByRole('combobox', { name: 'Command palette' }).fill('sign out');
    await next.keyboard.press('Enter');
    const question = next.getByRole('alertdialog');
    await expect(question).toContainText('Sign out and delete your draft?');
    await question.getByRole('button', { name: 'Sign out and delete' }).click();
    await expect(next).toHaveURL(/\/login/);
    expect(await deviceText(next)).not.toContain('Shall we talk?');
  });
});

/** Begins an email to the first of the open applicants and goes to the dashboard. Returns its subject field. */
async function leaveDraft(page: Page) {
  await openProfile(page, 0);
  await page.keyboard.press('e');
  const subject = page.getByLabel('Subject');
  await subject.fill('Shall we talk?');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  return subject;
}
