import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn } from './support/sign-in.ts';

test('a stranger is asked to sign in and then gets where they wanted to go', async ({ page }) => {
  await page.goto('/recruit?job_state=ACTIVE');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page);
  await expect(page).toHaveURL(/\/recruit\?job_state=ACTIVE$/);
});

test('an email that is registered already is carried over from sign-up to the login, and from there on', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByLabel('Confirm password').fill(demo.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get verification code' }).click();
  await expect(page.getByText('Email already Registered')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
});

test('a value that a password manager fills in at once stays', async ({ page }) => {
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

test('a wrong code is reported, and the right one can be pasted with other text around it', async ({
  page,
  mockApi,
}) => {
  const email = `asha.${Date.now()}@northwind.example`;
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Welcome1!');
  await page.getByLabel('Confirm password').fill('Welcome1!');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Get verification code' }).click();
  await expect(page.getByText(`We sent six digits to ${email}`)).toBeVisible();

  const code = await mockApi.codeFor(email);
  const wrong = code === '123456' ? '123457' : '123456';
  const box = page.getByRole('textbox', { name: 'One-time code' });
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(`We sent six digits to ${email}`);
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid code entered. Please try again. Invalid OTP');
  await expectAccessible(page);

  await page.reload();
  await expect(box).toBeFocused();
  const text = `Glo 2: your code is ${code.slice(0, 3)}-${code.slice(3)}, for 15 minutes.`;
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
  await expect(page.getByRole('textbox').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details$/);
});
