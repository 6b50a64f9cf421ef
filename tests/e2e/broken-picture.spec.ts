import { expect, test } from './support/fixtures.ts';
import { signInAsDemo } from './support/sign-in.ts';
import { aPicture } from './support/pictures.ts';
import { enterWorld } from './support/worlds.ts';

test('a file that is no picture at all is said to be none', async ({ page, context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
  await signInAsDemo(page, '/editprofile');
  const input = page.getByRole('group', { name: 'Cover picture' }).locator('input[type=file]');
  await input.setInputFiles({ ...aPicture(), buffer: aPicture().buffer.subarray(0, 20) });
  await expect(page.getByRole('alert')).toHaveText(
    'This file cannot be shown as a picture. Please choose another one.',
  );
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
