import { Buffer } from 'node:buffer';
import type { Recruiter } from '@glo/domain/account/recruiter';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demoRoot, storeRoot, logIn } from './support/sign-in.ts';
import { expectScreen, followLink } from './support/navigation.ts';

const pdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n% a certificate\n'),
};

test('a member who uploads documents for a verified company is refused with an alert', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await logIn(page, 'colleague@acme.example');
  await expectScreen(page, 'Hello');
  await followLink(page, '/skippedCompanyVerification');
  await expect(page.getByText('Acme Works is verified')).toBeVisible();
  await page.getByLabel('CIN number').fill('U72900PN2014PTC151234');
  const refusal = page.getByRole('alert').filter({ hasText: 'Only the admin of this company can submit' });
  // The second time, the script of the alert has already loaded.
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('some error occurred');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport({ ratio: 1 });
  }
});

test('postponed verifications', async ({ page }) => {
  const root = await demoRoot(page);
  const { recruiter } = root.auth.session ?? {};
  await setVerifications(page, recruiter, 'NOT_SUBMITTED');
  await storeRoot(page, root);
  await page.goto('/dashboard');

  await test.step('an upload shows its progress, can be canceled, and must be repeated after a reload', async () => {
    await page.getByRole('link', { name: 'Verify Personal' }).click();
    await expectScreen(page, 'Personal verification');
    await page.route('**/upload/document', () => {});
    await choose(page, pdf);
    await expect(page.getByText('Uploading…')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
    await choose(page, pdf);
    await expect(page.getByText('Uploading…')).toBeVisible();
    await page.reload();
    await expect(page.getByText("certificate.pdf wasn't uploaded. Please choose it again.")).toBeVisible();
    await page.unroute('**/upload/document');
    await choose(page, pdf);
    await expect(page.getByText('PDF, 25 bytes, uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(banners(page).getByText('Under Verification')).toHaveCount(1);
  });

  await test.step('after both fail, Verify Again opens the form, and Contact us opens a dialog that Okay closes', async () => {
    await setVerifications(page, recruiter, 'FAILED');
    await page.reload();
    await expect(banners(page).getByText('Failed')).toHaveCount(2);
    await expectBannersWithinTheSidebar(page);
    await page.getByRole('button', { name: 'Contact us Company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact us' });
    const support = dialog.getByRole('link', { name: 'support@glo.example' });
    await expect(support).toHaveAttribute('href', /subject=Company%20verification%20failed$/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Okay' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Contact us Company' })).toBeFocused();
    await page.getByRole('button', { name: 'contact us', exact: true }).click();
    await expect(support).toHaveAttribute('href', /subject=Personal%20and%20company%20verification%20failed$/);
    await dialog.getByRole('button', { name: 'Okay' }).click();
  });

  await test.step('on the icon rail the shield opens the banners, which close when one of their actions is pressed', async () => {
    await page.setViewportSize({ width: 801, height: 700 });
    await expect(banners(page)).toBeHidden();
    const shield = page.getByRole('button', { name: 'Verification' });
    await shield.click();
    await page.getByRole('button', { name: 'Contact us Personal' }).click();
    await expect(banners(page)).toBeHidden();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(shield).toBeFocused();
    await shield.click();
    await page.getByRole('link', { name: 'Verify Again Personal' }).click();
    await expect(page.getByRole('heading', { name: 'Personal verification' })).toBeFocused();
    await expect(banners(page)).toBeHidden();
  });
});

const banners = (page: Page) => page.getByRole('region', { name: 'Verification', exact: true });

async function choose(page: Page, file: typeof pdf): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

async function setVerifications(page: Page, recruiter: Recruiter | null | undefined, status: string): Promise<void> {
  for (const whose of [{ recruiterId: recruiter?.accountId }, { companyId: recruiter?.company?.id }]) {
    const reply = await page.request.post('/__mock/verifications', { data: { ...whose, status } });
    expect(reply.ok()).toBe(true);
  }
}

async function expectBannersWithinTheSidebar(page: Page): Promise<void> {
  const side = page.getByRole('banner').getByRole('region');
  await expect(side.getByRole('button', { name: /^Contact us/ }).first()).toBeVisible();
  const beyond = await side.evaluate((box) => {
    const edge = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
    const inner = [...box.querySelectorAll('dd, dd *')];
    return inner.filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.textContent);
  });
  expect(beyond).toEqual([]);
  expect(await side.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
}
