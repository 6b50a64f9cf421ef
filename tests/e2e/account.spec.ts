import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { openWithState } from './support/people.ts';
import { savedRoot } from './support/saved-root.ts';
import { demo, post, signInAsDemo, signInThroughForm } from './support/sign-in.ts';

// `mockApi` reads the codes of the default world.
test.use({ ownWorld: false });

/** Most tests sign in with the shortcut. */
test('the login form stores the same data as the shortcut of the tests', async ({ page, browser, baseURL }) => {
  await signInThroughForm(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const quick = await context.newPage();
  await signInAsDemo(quick);
  expect(await savedRoot(quick)).toEqual(await savedRoot(page));
  await quick.reload();
  await expect(quick.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
  await context.close();
});

test('the login form reads values that a browser fills in without events', async ({ page }) => {
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

test('a value that a password manager fills in before the first script is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const whenThere = new MutationObserver(() => {
      const email = document.querySelector<HTMLInputElement>('input[type="email"]');
      if (email === null) return;
      whenThere.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(email, 'early@northwind.example');
      email.dispatchEvent(new Event('input', { bubbles: true }));
    });
    whenThere.observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/signup', '/login', '/forgotpw']) {
    await page.goto(path);
    await page.getByLabel('Email').focus();
    await expect(page.getByLabel('Email')).toHaveValue('early@northwind.example');
  }
});

test('Enter does not submit while an input method composes', async ({ page }) => {
  await page.goto('/login');
  const isPrevented = (init: { readonly isComposing?: boolean; readonly keyCode?: number }) =>
    page.getByLabel('Email').evaluate((input, more) => {
      const press = { key: 'Enter', bubbles: true, cancelable: true, ...more };
      return !input.dispatchEvent(new KeyboardEvent('keydown', press));
    }, init);
  expect(await isPrevented({ isComposing: true })).toBe(true);
  expect(await isPrevented({ keyCode: 229 })).toBe(true);
  expect(await isPrevented({ keyCode: 13 })).toBe(false);
});

test('a code can be typed in another script, or pasted with text around it', async ({ page, mockApi }) => {
  const email = `asha.${Date.now()}@northwind.example`;
  const signUp = { email, password: demo.password, is_google_signedIn: false };
  const { _id: userId } = await post(page, '/api/recruiter/user/signup', signUp);
  await openWithState(page, '/verifyotp', { email, userId });
  const code = await mockApi.codeFor(email);
  const box = page.getByRole('textbox', { name: 'One-time code' });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(`We sent six digits to ${email}`);
  await page.keyboard.type(code === '123456' ? '१२३४५७' : '१२३४५६');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid code entered. Please try again. Invalid OTP');
  await expectAccessible(page);
  await page.reload();
  await expect(box).toBeFocused();
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  await paste('no code here');
  await expect(page.getByRole('alert')).toContainText('You pasted “no code here”, which has no digits.');
  await paste(`Glo 2: your code is ${code.slice(0, 3)}-${code.slice(3)}, for 15 minutes.`);
  await expect(page.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details$/);
});
