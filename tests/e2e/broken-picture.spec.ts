import { aCompleteCompanyForm, aFinishedOnboardingDraft } from '@glo/domain/testing/onboarding';
import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { aNewcomer } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { enterWorld } from './support/worlds.ts';

test('a file that is no picture at all is said to be none', async ({ page, context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInAsDemo(page, '/editprofile');
  const input = page.getByRole('group', { name: 'Cover picture' }).locator('input[type=file]');
  await input.setInputFiles({ ...aPicture(), buffer: aPicture().buffer.subarray(0, 20) });
  await expect(page.getByRole('alert')).toHaveText("We can't show this file as a picture. Please choose another one.");
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the company’s image: a missing one takes the focus, and a file that is no picture is said to be none', async ({
  page,
  context,
  baseURL,
}, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await aNewcomer(
    page,
    aFinishedOnboardingDraft({ company: null, companyForm: aCompleteCompanyForm({ imageUrl: '' }) }),
  );
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
  const which = 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.';
  await expect(group.getByText(`We can't show this file as a picture. ${which}`)).toBeVisible();
  await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
  await group.locator('input[type=file]').setInputFiles(aPicture());
  await expect(group.getByText("We can't show this file as a picture.")).toHaveCount(0);
  await expect(group.getByRole('button', { name: 'Remove' })).toBeVisible();
});
