import { expect, test } from './support/fixtures.ts';
import { savedRoot } from './support/saved-root.ts';
import { signInAsDemo, signInThroughForm } from './support/sign-in.ts';

/** Nearly all tests begin signed in. */
test('the form leaves on the device what the other tests bring along', async ({ page, browser, baseURL }) => {
  await signInThroughForm(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const quick = await context.newPage();
  await signInAsDemo(quick);
  expect(await savedRoot(quick)).toEqual(await savedRoot(page));
  await quick.reload();
  await expect(quick.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
  await context.close();
});
