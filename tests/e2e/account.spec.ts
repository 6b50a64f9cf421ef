import { expect, test } from './support/fixtures.ts';
import { openWithState } from './support/people.ts';
import { savedRoot } from './support/saved-root.ts';
import { demo, post, signInAsDemo } from './support/sign-in.ts';

// `mockApi` reads the codes of the default world.
test.use({ ownWorld: false });

test('the login form', async ({ page, browser, baseURL }) => {
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await page.addInitScript(() => {
    const whenThere = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('input[type="email"]');
      if (field === null) return;
      whenThere.disconnect();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'early@northwind.example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    whenThere.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');

  await test.step('keeps a value that a password manager fills in before the first script', async () => {
    await email.focus();
    await expect(email).toHaveValue('early@northwind.example');
  });

  await test.step('does not submit with Enter while an input method composes', async () => {
    const isPrevented = (init: { readonly isComposing?: boolean; readonly keyCode?: number }) =>
      email.evaluate((input, more) => {
        const press = { key: 'Enter', bubbles: true, cancelable: true, ...more };
        return !input.dispatchEvent(new KeyboardEvent('keydown', press));
      }, init);
    expect(await isPrevented({ isComposing: true })).toBe(true);
    expect(await isPrevented({ keyCode: 229 })).toBe(true);
    expect(await isPrevented({ keyCode: 13 })).toBe(false);
  });

  await test.step('shows and hides the password, and reports Caps Lock', async () => {
    await password.fill(demo.password);
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
    await password.focus();
    const typeWithCapsLock = (isOn: boolean) =>
      password.evaluate((input, modifierCapsLock) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
      }, isOn);
    await typeWithCapsLock(true);
    await expect(page.getByText('Caps Lock is on').first()).toBeVisible();
    await typeWithCapsLock(false);
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
    await password.fill('');
  });

  await test.step('reads values that a browser fills in without events', async () => {
    for (const [field, value] of [
      [email, demo.email],
      [password, demo.password],
    ] as const) {
      await field.evaluate((input: HTMLInputElement, filled) => {
        // React's own setter would hide the change from React.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
      }, value);
    }
    await password.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
  });

  await test.step('stores the same data as the shortcut of the tests', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const quick = await context.newPage();
    await signInAsDemo(quick);
    expect(await savedRoot(quick)).toEqual(await savedRoot(page));
    await context.close();
  });
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
