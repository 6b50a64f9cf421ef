import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { isFirstScript, loseScripts } from './support/lost-code.ts';
import { demo, signInAsDemo, signInThroughForm } from './support/sign-in.ts';

test.describe('a stopped server', () => {
  test.use({ prefetches: true });

  test('leaves the sign-in form as it was, says so, and works again once it is back', async ({ page, standIn }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.waitForLoadState('networkidle');
    await standIn.stop();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Some error occured! Please retry..')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demo.password);
    await standIn.start();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('is told by a page that was only just there, in plain words', async ({ page, standIn }) => {
    // Toasts and the code of other screens come after the form; a script that failed is not asked for again.
    const come = await loseScripts(page, (path) => !isFirstScript(path));
    const isLost = page.waitForEvent('requestfailed');
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.email);
    await isLost;
    await standIn.stop();
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Login' }).click();
    const said = page.getByRole('alert').filter({ hasText: 'Some error occured! Please retry..' });
    await expect(said).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expectAccessible(page);
    come();
    await standIn.start();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(said).toBeHidden();
  });

  test('leaves a list with a way to try again', async ({ page, standIn }) => {
    await signInAsDemo(page);
    await page.getByRole('link', { name: 'Recruit', exact: true }).click();
    // The dashboard, which names the job twice, stays until the list's code is there.
    await expect(page.getByRole('heading', { name: 'JOB POSTED' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Graduate Data Analyst/ })).toBeVisible();
    // What watches the connection is there, too.
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await standIn.stop();
    await page.getByRole('radio', { name: 'View Closed Jobs' }).click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    // Back again, it is asked for once more by itself.
    await standIn.start();
    await page.clock.runFor(4000);
    await expect(page.getByRole('link', { name: /Frontend Engineer Intern/ })).toBeVisible();
  });
});

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

test('what a stranger meets', async ({ page }) => {
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
    await expectAccessible(page);
  });

  await test.step('wrong input at login is said in the words of the service, at the field it is about', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wrong password.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('at 800 px only the download page shows, at 801 the application, with what was typed', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('typed@before.example');
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole('heading', { name: 'Download Our App' })).toBeVisible();
    await expect(page.getByText('Get the app for the best mobile experience!')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
    await expectAccessible(page);
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
    await page.getByRole('menuitem', { name: 'Sign Out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});

test('what a recruiter meets', async ({ page, context }) => {
  await test.step('a dialog that is open when the window becomes narrow leaves the download page alone, and is there again', async () => {
    await signInAsDemo(page, '/shortlistedCandidates');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    // By role: what is hidden from screen readers is not found.
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

  await test.step('an address nobody has says so and leads on', async () => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recruit' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('an ended session keeps the place: after signing in one is where one was', async () => {
    // The session ends while no screen is open: one that still reads would hear of it first.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/recruit?job_state=ACTIVE');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recruit\?job_state=ACTIVE$/);
  });

  await test.step('signing out in one tab signs out the others', async () => {
    const other = await context.newPage();
    await other.goto('/recruit?job_state=ACTIVE');
    await expect(other.getByRole('heading', { name: 'JOB POSTED' })).toBeVisible();
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
