import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn, signInThroughForm } from './support/sign-in.ts';
import { aNewcomer, goWithState } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { enterWorld } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/** How forms feel: when errors come, where the focus goes, what Enter does, what password managers find. */

const email = 'nadia@harbour.example';

test.beforeEach(async ({ context, baseURL }, { testId }) => {
  await enterWorld(context, baseURL, testId);
});

/** Returns the accessible description of a field. */
async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

test('a newcomer at the keyboard', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/details');
  await tellsWhatEachFieldIs(page, ['name', 'organization-title', 'tel-national', 'off']);

  await test.step('an error comes when a field is left, not at the first key, and is tied to its field', async () => {
    const phone = page.getByLabel('Phone number');
    await phone.pressSequentially('98');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    expect(await descriptionOf(phone)).toBe('Enter a valid Phone Number Ten digits, with or without a plus in front.');
    await phone.fill('9820114467');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    expect(await descriptionOf(phone)).toBe('Ten digits, with or without a plus in front.');
    // Emptied it is untouched again: nothing is said before it is left.
    await phone.fill('');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('Enter on /details submits from name and position only', async () => {
    const name = page.getByLabel('Full name');
    for (const field of [page.getByLabel('Phone number'), page.getByRole('combobox', { name: 'Location' })]) {
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(name).toHaveAttribute('aria-invalid', 'false');
    }
    await page.getByLabel('Designation').press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
  });

  await test.step('Enter submits where a person expects it, and the first wrong field takes the focus', async () => {
    await page.getByLabel('Full name').fill('Nadia Rahman');
    await page.getByLabel('Full name').press('Enter');
    await expect(page.getByLabel('Designation')).toBeFocused();
    expect(await descriptionOf(page.getByLabel('Designation'))).toBe('Enter a valid Designation');
    await page.getByLabel('Designation').fill('Founder');
    await page.getByLabel('Designation').press('Enter');
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.keyboard.type('98201 14467');
    await page.getByLabel('Full name').press('Enter');
    const location = page.getByRole('combobox', { name: 'Location' });
    await expect(location).toBeFocused();
    expect(await descriptionOf(location)).toBe('Enter Your Location');
  });

  await test.step('the whole onboarding by keyboard alone, each heading taking the focus', async () => {
    await tabTo(page, page.getByLabel('Full name'));
    await page.keyboard.type('Nadia Rahman');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Founder');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9820114467');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pune');
    await expect(page.getByRole('option', { name: /Pune, Maharashtra/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/Pune, Maharashtra/);
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');

    await expectHeading(page, 'Your company');
    await tabTo(page, page.getByRole('combobox', { name: 'Company' }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');

    await expectHeading(page, 'Create Company Page');
    await tellsWhatEachFieldIs(page, ['organization', 'url', 'off']);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      tabTo(page, page.getByRole('button', { name: 'Choose image' })).then(() => page.keyboard.press('Space')),
    ]);
    await chooser.setFiles(aPicture());
    await tabTo(page, page.getByLabel('Company name'));
    await page.keyboard.type('Harbour Robotics');
    await page.keyboard.press('Tab');
    await page.keyboard.type('harbour.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Robots that unload ships.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('26');
    await expect(page.getByLabel('Company size')).toHaveValue('26-100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('R&');
    await expect(page.getByRole('option', { name: 'R&D', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove R&D' })).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');

    await expectHeading(page, 'Company verification');
    await tabTo(page, page.getByLabel('CIN number'));
    await page.keyboard.type('U72900PN2014PTC151234');
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Personal verification');
    await tabTo(page, page.getByRole('button', { name: 'Skip' }));
    await page.keyboard.press('Space');
    await expectHeading(page, 'Looking to hire in');
    await tabTo(page, page.getByRole('button', { name: 'Finance' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Finance' })).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Hello, Nadia');
  });
});

test('the forms of a stranger', async ({ page }) => {
  await test.step('a password can be shown and hidden, and Caps Lock is told', async () => {
    await page.goto('/login');
    await tellsWhatEachFieldIs(page, ['username', 'current-password']);
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(demo.password);
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).press('Space');
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).press('Enter');
    await expect(field).toHaveAttribute('type', 'password');
    await field.focus();
    const typeWithCapsLock = (isOn: boolean) =>
      field.evaluate((input, modifierCapsLock) => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
      }, isOn);
    await typeWithCapsLock(true);
    await expect(page.getByText('Caps Lock is on').first()).toBeVisible();
    await typeWithCapsLock(false);
    await expect(page.getByText('Caps Lock is on')).toHaveCount(0);
  });

  await test.step('a free-mail address is advised against once it is left, and can be used all the same', async () => {
    await follow(page, '/signup');
    await tellsWhatEachFieldIs(page, ['username', 'new-password', 'new-password']);
    const field = page.getByLabel('Email');
    await field.pressSequentially('nadia@gmail.com');
    expect(await descriptionOf(field)).toBe('Use your work email so that we can confirm your company.');
    await page.keyboard.press('Tab');
    await expect.poll(() => descriptionOf(field)).toBe('Use your official email ID to get first level verified.');
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByLabel('Confirm password').fill(demo.password);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Confirm password').press('Enter');
    await expect(page).toHaveURL(/\/verifyotp$/);
    await tellsWhatEachFieldIs(page, ['one-time-code', 'off', 'off', 'off', 'off', 'off']);
  });

  await test.step('each form of a stranger and of a recruiter tells browsers and password managers what each field is', async () => {
    // /login, /signup and /verifyotp were asked on the way.
    await follow(page, '/forgotpw');
    await expect(page).toHaveURL(/\/forgotpw$/);
    await tellsWhatEachFieldIs(page, ['username']);
    await goWithState(page, '/updatepw', { email });
    await tellsWhatEachFieldIs(page, ['username', 'new-password', 'new-password']);
    await follow(page, '/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await logIn(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await follow(page, '/changepassword');
    await tellsWhatEachFieldIs(page, ['username', 'current-password', 'new-password']);
    await follow(page, '/deleteaccount');
    await tellsWhatEachFieldIs(page, ['username', 'current-password']);
  });
});

test('works with a server that sets no cookie', async ({ page, context, mockApi }) => {
  // Imitates a backend that needs no cookie: the cookie stays between this route handler and the mock API.
  const jar = new Map<string, string>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postDataBuffer();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: {
        ...(await request.allHeaders()),
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await context.clearCookies();
  await signInThroughForm(page);
  await follow(page, '/editprofile');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Nair');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Meera Nair');
  await page.getByRole('link', { name: 'Recruit', exact: true }).click();
  await expect(page.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
  expect(await context.cookies(mockApi.url)).toEqual([]);
});

/** In the order of the page; 'off' where a password manager or the browser has nothing to fill in. */
async function tellsWhatEachFieldIs(page: Page, autocompletes: readonly string[]): Promise<void> {
  const inputs = page.getByRole('main').locator('input:not([type=checkbox]):not([type=file]):not([aria-hidden])');
  await expect
    .poll(() => inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).autocomplete)))
    .toEqual(autocompletes);
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Presses Tab until the control has the focus; fails when a whole round does not reach it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}
