import type { Page } from '@playwright/test';
import { openApplicants, openProfile } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { expectKeyboardWalk } from './support/keyboard.ts';

test.use({ signedIn: true });

test.beforeEach(async ({ page }) => {
  await openApplicants(page, '&sort=name');
});

test('template, signature and link are kept for the next email, and a button returns to the applicants', async ({
  page,
}) => {
  await openEmail(page, 0);
  await page.getByLabel('Subject').fill('A talk, {first name}?');
  await page.getByLabel('Content').fill('I am {my name}.');
  await page.getByRole('button', { name: 'Templates and signature' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Signature')).toHaveValue(/\n.*Acme Works$/);
  await test.step('the focus moves to the saved, the next and the restored template', async () => {
    const focused = (name: string) => expect(dialog.getByRole('button', { name })).toBeFocused();
    await dialog.getByRole('button', { name: 'Save this email as a template' }).press('Enter');
    await page.keyboard.type('My talk');
    await page.keyboard.press('Enter');
    await focused('Edit My talk');
    await dialog.getByRole('button', { name: 'Save this email as a template' }).press('Enter');
    await page.keyboard.type('Second talk');
    await page.keyboard.press('Enter');
    await focused('Edit Second talk');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await focused('Edit Second talk');
    await dialog.getByRole('button', { name: 'Delete Second talk' }).press('Enter');
    await focused('Delete My talk');
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await focused('Edit Second talk');
  });

  await dialog.getByLabel('Default meeting link').fill('meet.example/meera');
  await expectAccessible(page);
  await expectKeyboardWalk(page, dialog);
  await dialog.getByLabel('Signature').fill('Demo Recruiter\nCampus hiring');
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/meera');
  await send(page);
  await page.getByRole('button', { name: 'Back to applicants' }).press('Enter');
  await expect(page).toHaveURL(/\/opportunitypage\?job=.*sort=name/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.reload();
  await openEmail(page, 1);
  await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/meera');
  await page.getByRole('button', { name: 'My talk' }).press('Enter');
  await expect(page.getByLabel('Subject')).toHaveValue('A talk, {first name}?');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Demo Recruiter Campus hiring');
});

/** Waits until the preview is filled in, because Send would only ask to wait. Then sends. */
async function send(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(/A talk, \w+\?/);
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function openEmail(page: Page, place: number): Promise<void> {
  await openProfile(page, place);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText(/@mail\.example$/)).toBeVisible();
}
