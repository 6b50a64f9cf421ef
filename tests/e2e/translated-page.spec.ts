import { checkbox } from './support/selection.ts';
import { expectProfilePosition, openApplicants, openProfile } from './support/candidates.ts';
import { expect, test } from './support/fixtures.ts';
import { signInThroughApi } from './support/sign-in.ts';
import { expectTranslationSafe, translatePages } from './support/translated-page.ts';
import { passHold } from './support/waiting.ts';
import { expectScreen, navigateTo } from './support/navigation.ts';

test.beforeEach(async ({ page }) => {
  await translatePages(page);
});

test('a recruiter works on translated pages', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto('/dashboard');

  await test.step('filter and shortlist applicants', async () => {
    await openApplicants(page, '', navigateTo);
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
    await expectTranslationSafe(page);
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
    await expectProfilePosition(page, 2);
    await page.getByRole('button', { name: 'Add to Folder' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Add to Folder' }).click();
    await expect(dialog).toBeHidden();
    await expectTranslationSafe(page);
  });

  await test.step('email one candidate, then three', async () => {
    await page.getByRole('button', { name: 'Connect' }).first().click();
    await page.getByRole('button', { name: 'A first conversation' }).click();
    await page.getByLabel('Meeting Link').fill('meet.example/usual');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openApplicants(page, '', navigateTo);
    for (const place of [3, 4, 5]) await checkbox(page, place).click();
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await page.getByRole('button', { name: 'A first conversation' }).click();
    await page.getByLabel('Meeting Link').fill('meet.example/usual');
    await page.clock.install();
    await page.getByRole('button', { name: 'Send to 3' }).click();
    await passHold(page);
    await expectScreen(page, '3 of 3 emails sent');
    await expect(page.getByRole('navigation', { name: 'Recipients' }).getByText(/^Sent \d/)).toHaveCount(3);
    await expectTranslationSafe(page);
  });

  await test.step('compare two candidates', async () => {
    await openApplicants(page, '', navigateTo);
    for (const place of [0, 1]) await checkbox(page, place).click();
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByLabel('Only differences').check();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expectTranslationSafe(page);
  });

  await test.step('close a job and change the profile', async () => {
    await navigateTo(page, '/opportunitypage');
    await page.getByRole('button', { name: 'Close this Job' }).click();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await expect(page.getByRole('button', { name: 'Activate this Job' })).toBeVisible();
    await navigateTo(page, '/editprofile');
    await page.getByLabel('Position').fill('Founder');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
    await expectTranslationSafe(page);
  });
});
