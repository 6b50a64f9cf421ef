import { currentProfileName, openApplicants, openProfile } from './support/candidates.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { escapeFrom } from './support/keyboard.ts';
import { navigateTo } from './support/navigation.ts';
import { sentMessages } from './support/worlds.ts';

test.use({ signedIn: true });

test('an email to one candidate', async ({ page }) => {
  await test.step('an email starts with a template and is sent once', async () => {
    await openApplicants(page);
    await openProfile(page, 1);
    const name = await currentProfileName(page);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Connect via Email' })).toBeFocused();
    await expect(page).toHaveTitle(`Connect via Email: ${name} · Glo Recruiter`);
    await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(page.getByLabel('Subject')).toBeFocused();

    await page.getByRole('button', { name: 'Invitation to an interview' }).click();
    await expect(page.getByLabel('Meeting Link')).toBeFocused();
    await page.keyboard.type('meet.example/graduates');
    await page.getByRole('button', { name: 'Use it in every email' }).press('Enter');
    await expect(page.getByText('Your default')).toBeVisible();
    await expect(page.getByLabel('Meeting Link')).toBeFocused();
    await test.step('keys pressed outside the fields do not leave the draft', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.type('/gd?');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(keys.getByText('Show this list')).toBeVisible();
      await expect(keys.getByText(/Search candidates|Go to Dashboard/)).toHaveCount(0);
      await escapeFrom(keys);
      await expect(page.getByRole('heading', { level: 1, name: 'Connect via Email' })).toBeVisible();
    });
    await page.getByLabel('Content').press('Control+End');
    await page.getByRole('button', { name: 'Insert {company}' }).click();
    await expect(page.getByLabel('Content')).toHaveValue(/\{company\}$/);
    await test.step('a place to fill in is refused and selected', async () => {
      await page.getByRole('button', { name: 'Send' }).press('Enter');
      await expect(page.getByLabel('Content')).toBeFocused();
      await page.keyboard.type('Friday at ten');
      await expect(page.getByLabel('Content')).toHaveValue(/takes place online on Friday at ten\. /);
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText('Email was sent succesfully')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await sentMessages(page, 'email')).toMatchObject([
      { subject: 'Interview for Graduate Data Analyst at Acme Works', link: 'https://meet.example/graduates' },
    ]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^Emailed on /)).toBeVisible();
  });

  await test.step('closing the tab asks while an email is unsent, and a reload restores the email', async () => {
    const dialogTypes: string[] = [];
    let stays = true;
    page.on('dialog', (dialog) => {
      dialogTypes.push(dialog.type());
      void (stays ? dialog.dismiss() : dialog.accept());
    });
    await openApplicants(page, '', navigateTo);
    await openProfile(page, 0);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('button', { name: 'A first conversation' }).click();
    await page.getByLabel('Meeting Link').fill('meet.example/1');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => dialogTypes).toEqual(['beforeunload']);
    await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/1');
    stays = false;
    await page.reload();
    await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/1');

    // Does not ask, because the draft stays in the tab.
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('button', { name: 'GloPoints', exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByLabel('Meeting Link')).toHaveValue('meet.example/1');
    expect(dialogTypes).toEqual(['beforeunload', 'beforeunload']);
  });
});
