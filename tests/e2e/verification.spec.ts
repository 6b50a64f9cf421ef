import { Buffer } from 'node:buffer';
import type { Recruiter } from '@glo/domain/account/recruiter';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demoRoot, keep, logIn } from './support/sign-in.ts';
import { savedRoot } from './support/saved-root.ts';
import { requestsTo } from './support/requests.ts';
import { arriveAtCompany, company, expectScreen, fillInCompany } from './support/newcomer.ts';
import { follow } from './support/walking.ts';

const pdf = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n% a certificate\n'),
};

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await context.addCookies([{ name: 'x-mock-world', value: testId, url: baseURL ?? '' }]);
});

test('a new company with its technologies, then a document for it and one for the person', async ({ page }) => {
  test.setTimeout(180_000);
  await arriveAtCompany(page);

  await test.step('fill in the company page and add technologies', async () => {
    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByText('Create Company Page').click();
    await fillInCompany(page);
    await page.getByRole('button', { name: 'Add the technologies you use' }).click();
    await expectScreen(page, 'Top technologies used in your company');
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await page.getByRole('combobox', { name: 'Technologies' }).fill('Pyth');
    await page.getByRole('option', { name: 'Python', exact: true }).click();
    await page.keyboard.press('Escape');
  });

  await test.step('a reload keeps them, and Back leads to the form as it was', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue(company);
    await page.getByRole('button', { name: 'Add the technologies you use' }).click();
    await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  });

  await test.step('one save, however often Submit is pressed', async () => {
    const saves = requestsTo(page, '/save/company/details');
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expectScreen(page, 'Company verification');
    expect(saves).toHaveLength(1);
    expect(JSON.parse(saves[0]?.postData() ?? '{}')).toMatchObject({ top_technologies_used_in_company: ['Python'] });
    await page.goBack();
    await expect(page).toHaveURL(/\/companyverification$/i);
    await follow(page, '/createCompany');
    await expect(page.getByText('Your company page already exists.')).toBeVisible();
    await expect(page).toHaveURL(/\/companyverification$/i);
  });

  const submissions = requestsTo(page, '/submit/document');

  await test.step('a document for the company, there again after a reload, and a link for the person', async () => {
    await choose(page, pdf);
    await expect(page.getByText('PDF, 25 bytes, uploaded')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('PDF, 25 bytes, uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectScreen(page, 'Personal verification');
    await expect(page.getByText('Step 4 of 5')).toBeVisible();
    await page.getByLabel('Link to the document').fill('files.example/card.pdf');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('which is submitted with the details', async () => {
    await expectScreen(page, 'Looking to hire in');
    expect(submissions).toHaveLength(0);
    await page.getByRole('button', { name: 'Finance' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectScreen(page, 'Hello, Nadia');
    expect(submissions.map((request) => JSON.parse(request.postData() ?? '{}'))).toMatchObject([
      { name: 'Nadia Rahman', documentLink: 'https://files.example/card.pdf' },
    ]);
    await expect(banners(page).getByText('Under Verification')).toHaveCount(2);
    await expectAccessible(page);
    await expect(banners(page).getByRole('link')).toHaveCount(0);
  });

  await test.step('the reviewer verifies both: no banner, a tick beside the name', async () => {
    const { session } = (await savedRoot(page)).auth;
    await decide(page, session?.recruiter, 'VERIFIED', 'VERIFIED');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nadia Rahman Verified' })).toBeVisible();
    await expect(banners(page)).toHaveCount(0);
  });
});

test('a member who hands in documents of a verified company is refused, and cannot miss it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  await logIn(page, 'colleague@acme.example');
  await expectScreen(page, 'Hello');
  await follow(page, '/skippedCompanyVerification');
  await expect(page.getByText('Acme Works is verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send another document' }).press('Enter');
  await expect(page.getByLabel('CIN number')).toBeFocused();
  await page.getByLabel('CIN number').fill('U72900PN2014PTC151234');
  const refusal = page.getByRole('alert').filter({ hasText: 'Only the admin of this company can submit' });
  // The second time the alert's code is already loaded.
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectAlert(page, 'some error occurred');
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});

test('verifications left for later', async ({ page }) => {
  const root = await demoRoot(page);
  const { recruiter } = root.auth.session ?? {};
  await decide(page, recruiter, 'NOT_SUBMITTED', 'NOT_SUBMITTED');
  await keep(page, root);
  await page.goto('/dashboard');

  await test.step('the company by its CIN', async () => {
    await expect(banners(page).getByText('Not Verified')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Verify Company' }).click();
    await expectScreen(page, 'Company verification');
    await expect(page).toHaveURL(/\/skippedCompanyVerification$/);
    await page.getByLabel('CIN number').fill('U72900PN2014PTC151234');
    await page.getByLabel('CIN number').press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(banners(page).getByText('Under Verification')).toHaveCount(1);
  });

  await test.step('an upload under way says how far it is, can be cancelled, and is asked for again after a reload', async () => {
    await page.getByRole('link', { name: 'Verify Personal' }).click();
    await expectScreen(page, 'Personal verification');
    await expect(page).toHaveURL(/\/skippedPVerification$/);
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
    await expectAccessible(page);
    await page.unroute('**/upload/document');
  });

  await test.step('the person by a file', async () => {
    await choose(page, pdf);
    await expect(page.getByText('PDF, 25 bytes, uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(banners(page).getByText('Under Verification')).toHaveCount(2);
  });

  await test.step('both fail: Verify Again leads back, Contact us opens a dialog that Okay closes', async () => {
    await decide(page, recruiter, 'FAILED', 'FAILED');
    await page.reload();
    await expect(banners(page).getByText('Failed')).toHaveCount(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`failed verifications stay within the sidebar, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectBannersWithinTheSidebar(page);
      });
    }
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
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Verify Again Company' }).click();
    await expect(page.getByText('Send another document that opens')).toBeVisible();
    await page.getByLabel('Link to the document').fill('https://files.example/registration.doc');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(banners(page).getByText('Under Verification')).toHaveCount(1);
    await expect(banners(page).getByText('Failed')).toHaveCount(1);
  });

  await test.step('on the icon rail the banners open from the shield, and make way for what was pressed', async () => {
    await page.setViewportSize({ width: 801, height: 700 });
    await expect(banners(page)).toBeHidden();
    const shield = page.getByRole('button', { name: 'Verification' });
    await shield.click();
    await expect(banners(page).getByText('Under Verification')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Contact us Personal' }).click();
    await expect(banners(page)).toBeHidden();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(shield).toBeFocused();
    await shield.click();
    await page.getByRole('link', { name: 'Verify Again Personal' }).click();
    await expect(page.getByRole('heading', { name: 'Personal verification' })).toBeFocused();
    await expect(banners(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 832 });
  });
});

const banners = (page: Page) => page.getByRole('region', { name: 'Verification', exact: true });

async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

async function choose(page: Page, file: typeof pdf): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Reviews both verifications. */
async function decide(
  page: Page,
  recruiter: Recruiter | null | undefined,
  personal: string,
  ofCompany: string,
): Promise<void> {
  for (const data of [
    { recruiterId: recruiter?.accountId, status: personal },
    { companyId: recruiter?.company?.id, status: ofCompany },
  ]) {
    expect((await page.request.post('/__mock/verifications', { data })).ok()).toBe(true);
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
