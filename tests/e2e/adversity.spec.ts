import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, signInThroughForm } from './support/sign-in.ts';
import { follow } from './support/walking.ts';

test.describe('code that is fetched ahead', () => {
  test.use({ prefetches: true });

  test('a browser that does not tell when it has nothing to do, as Safari, gets everything there is', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
    });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await page.goBack();
    await signInThroughForm(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});

test('failures as a visitor and as a recruiter meet them', async ({ page }) => {
  await test.step('wrong input is said at its field, and the first wrong field takes focus', async () => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('different');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a valid Email id')).toBeVisible();
    await expect(page.getByText(/^Must be 8 characters or longer/)).toBeVisible();
    await expect(page.getByText('Password does not match')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('wrong input at login is said in the words of the service, at the field it is about', async () => {
    await follow(page, '/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong password.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('at 800 px only the download page shows, at 801 the application, with what was typed', async () => {
    await page.getByLabel('Email').fill('typed@before.example');
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole('heading', { name: 'Download Our App' })).toBeVisible();
    await expect(page.getByText('Get the app for the best mobile experience!')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.setViewportSize({ width: 801, height: 900 });
    await expect(page.getByRole('heading', { name: 'Download Our App' })).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('typed@before.example');
    await page.setViewportSize({ width: 1280, height: 832 });
  });

  await test.step('the keyboard alone is enough to sign in and sign out', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type(demo.email);
    for (let presses = 0; presses < 3; presses += 1) {
      if (await page.getByLabel('Password', { exact: true }).evaluate((box) => box === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: /Account menu/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  await test.step('a dialog that is open when the window becomes narrow leaves the download page alone, and is there again', async () => {
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await follow(page, '/shortlistedCandidates');
    await expect(page.getByRole('heading', { level: 1, name: /shortlisted/i })).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    // Found by role, so that a heading hidden from screen readers fails.
    const title = page.getByRole('heading', { name: 'Download Our App' });
    await expect(title).toBeVisible();
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') ?? null)).toBeNull();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 832 });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an unknown path says so and offers a link', async () => {
    await follow(page, '/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recruit' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
