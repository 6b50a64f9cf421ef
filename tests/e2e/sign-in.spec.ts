import { expect, test } from './support/fixtures.ts';
import { savedRoot } from './support/saved-root.ts';
import { demo, signInAsDemo, signInThroughForm } from './support/sign-in.ts';

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

test('a browser fills in the form without events', async ({ page }) => {
  await page.goto('/login');
  for (const [label, value] of [
    ['Email', demo.email],
    ['Password', demo.password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).evaluate((input: HTMLInputElement, filled) => {
      // React's own setter would hide the change from React.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
    }, value);
  }
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
});

test('Enter belongs to the input method while it composes', async ({ page }) => {
  await page.goto('/login');
  const isPrevented = (init: { readonly isComposing?: boolean; readonly keyCode?: number }) =>
    page
      .getByLabel('Email')
      .evaluate(
        (input, more) =>
          !input.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }),
          ),
        init,
      );
  expect(await isPrevented({ isComposing: true })).toBe(true);
  expect(await isPrevented({ keyCode: 229 })).toBe(true);
  expect(await isPrevented({ keyCode: 13 })).toBe(false);
});
