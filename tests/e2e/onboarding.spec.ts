import { aCompleteCompanyForm, aFinishedOnboardingDraft, tidewater } from '@glo/domain/testing/onboarding';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signUpNewcomer } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { logIn } from './support/sign-in.ts';
import { followLink } from './support/navigation.ts';
import { planFault } from './support/worlds.ts';

const finished = aFinishedOnboardingDraft();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('every step is restored after a reload, after Back and after a new sign-in', async ({ page, context }) => {
  await signUpNewcomer(page, { ...finished, createdCompany: tidewater, company: tidewater, hireIn: ['Finance'] });
  await page.goto('/details');
  await page.getByLabel('Designation').fill('Half a desig');
  await page.reload();
  await expect(page.getByLabel('Designation')).toHaveValue('Half a desig');
  await press(page, 'Next');
  await expect(heading(page, 'Your company')).toBeFocused();
  await press(page, 'Next');
  await page.getByLabel('CIN number').fill('U729');
  await page.reload();
  await expect(page.getByLabel('CIN number')).toHaveValue('U729');
  await press(page, 'Skip');
  // The previous step has a field of the same name.
  await expect(heading(page, 'Personal verification')).toBeFocused();
  await page.getByLabel('Link to the document').fill('files.example/half');
  await press(page, 'Skip');
  await press(page, 'Legal and Compliance');
  // The reload rebuilds the earlier steps from storage too.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Legal and Compliance' })).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(page.getByLabel('Link to the document')).toHaveValue('files.example/half');
  await page.goBack();
  await expect(page.getByLabel('CIN number')).toHaveValue('U729');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(tidewater.name);
  await page.goBack();
  await expect(page.getByLabel('Designation')).toHaveValue('Half a desig');
  await followLink(page, '/hirepage');
  await expect(heading(page, 'Looking to hire in')).toBeFocused();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, 'Personal verification')).toBeFocused();
  await page.goBack();

  await test.step('a new sign-in returns to the step whose session has ended', async () => {
    await planFault(page, { path: '/api/recruiter/saveRecruiterOnboardingDetails', status: 401, times: 1 });
    await press(page, 'Continue');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await logIn(page, 'nadia@harbour.example');
    await expect(page.getByRole('button', { name: 'Legal and Compliance' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a sign-in with another account in another tab replaces this account', async () => {
    const other = await context.newPage();
    await other.goto('/details');
    await press(other, 'Sign Out');
    await expect(heading(page, 'Welcome Back')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Welcome Back')).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.getItem('root'))).not.toContain(finished.name);
    await logIn(other);
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(heading(page, 'Hello, Meera')).toBeVisible();
  });
});

test('a missing company image gets the focus, in view, and a file that is not a picture is refused', async ({
  page,
}) => {
  await signUpNewcomer(page, { ...finished, company: null, companyForm: aCompleteCompanyForm({ imageUrl: '' }) });
  await page.goto('/createCompany');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Continue' }).click({ force: true });
  const chooseImage = page.getByRole('button', { name: 'Choose image' });
  await expect(chooseImage).toBeFocused();
  await expect(chooseImage).toHaveAccessibleDescription('Please choose your company image!');
  const isInSight = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => chooseImage.evaluate(isInSight), 'below the header that stays').toBe(true);
  const group = page.getByRole('group', { name: 'Company image' });
  await group.locator('input[type=file]').setInputFiles({ ...aPicture(), buffer: aPicture().buffer.subarray(0, 20) });
  await expect(group.getByText(/^We can't show this file as a picture\./)).toBeVisible();
  await group.locator('input[type=file]').setInputFiles(aPicture());
  await expect(group.getByRole('button', { name: 'Remove' })).toBeVisible();
});
