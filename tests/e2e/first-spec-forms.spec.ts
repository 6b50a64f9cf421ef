import { Buffer } from 'node:buffer';
import { expect, test } from './support/fixtures.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { signUpNewcomer } from './support/people.ts';
import { followLink } from './support/navigation.ts';

test('form validation by keyboard', async ({ page }) => {
  await signUpNewcomer(page);
  await page.goto('/details');
  const [name, designation] = [page.getByLabel('Full name'), page.getByLabel('Designation')];
  const phone = page.getByLabel('Phone number');
  const location = page.getByRole('combobox', { name: 'Location' });

  await test.step('shows an error when a field loses the focus, not on the first key', async () => {
    const hint = 'Ten digits, with or without a plus in front.';
    await phone.pressSequentially('98');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Tab');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(`Enter a valid Phone Number ${hint}`);
    await phone.fill('9820114467');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await expect(phone).toHaveAccessibleDescription(hint);
    await phone.fill('');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
  });

  await test.step('Enter on /details submits from name and position only, and focuses the first invalid field', async () => {
    for (const field of [phone, location]) {
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(name).toHaveAttribute('aria-invalid', 'false');
    }
    await designation.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('Nadia Rahman');
    await name.press('Enter');
    await expect(designation).toBeFocused();
    await expect(designation).toHaveAccessibleDescription('Enter a valid Designation');
    await page.keyboard.type('Founder');
    await phone.fill('98201 14467');
    await designation.press('Enter');
    await expect(location).toBeFocused();
  });
});

test('works with a server that sets no cookie', async ({ page, context, mockApi }) => {
  // Imitates a backend without cookies. This route handler keeps the cookie from the page.
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
  await followLink(page, '/editprofile');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Nair');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Meera Nair');
  await page.getByRole('link', { name: 'Recruit', exact: true }).click();
  await expect(page.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
  expect(await context.cookies(mockApi.url)).toEqual([]);
});
