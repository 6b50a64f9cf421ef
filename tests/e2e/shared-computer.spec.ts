import type { Page } from '@playwright/test';
import { deviceText } from './support/device-rows.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { demo, logIn, signInAsDemo, signInThroughApi, signInThroughForm } from './support/sign-in.ts';
import { accountIdOf } from './support/saved-root.ts';
import { followLink } from './support/navigation.ts';

/**
 * A computer that several people use: what Sign Out removes, and what the next recruiter sees (decisions 51 and 60).
 */
test('Sign Out', async ({ page, context }) => {
  await signInAsDemo(page);
  const account = await accountIdOf(page);

  await test.step('ends the session on the server and removes the cookie', async () => {
    expect(await recruiterDetailsStatus(page, account)).toBe(200);
    const [kept] = await sessionCookies(page);
    const ended = page.waitForResponse((response) => new URL(response.url()).pathname === '/session/end');
    await signOut(page);
    expect((await ended).status()).toBe(204);
    await expect.poll(async () => (await sessionCookies(page)).length).toBe(0);
    expect(await recruiterDetailsStatus(page, account)).toBe(401);
    // A copy of the cookie does not work either.
    if (kept === undefined) throw new Error('There was no session.');
    await context.addCookies([kept]);
    expect(await recruiterDetailsStatus(page, account)).toBe(401);
  });

  const requestedPaths: string[] = [];
  const sessionEndings = () => requestedPaths.filter((path) => path === '/session/end');

  await test.step('a Sign Out that did not reach the server is sent first at the next start', async () => {
    await logIn(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.route('**/session/end', (route) => route.abort());
    await signOut(page);
    expect(await recruiterDetailsStatus(page, account)).toBe(200);
    await page.unroute('**/session/end');

    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|session)\//.test(pathname)) requestedPaths.push(pathname);
    });
    await signInThroughForm(page);
    expect(requestedPaths[0]).toBe('/session/end');
    expect(sessionEndings()).toHaveLength(1);
  });

  await test.step('Back leads to the login and shows nothing of the earlier screens', async () => {
    await page.goto('/companypage');
    await expect(page.getByRole('heading', { level: 1, name: /^Acme Works/ })).toBeVisible();
    expect(sessionEndings()).toHaveLength(1);
    await followLink(page, '/dashboard');
    await signOut(page);
    // To a screen of this page, then to the page before it.
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByText('Meera')).toHaveCount(0);
    }
  });
});

test('the session storage of tabs', async ({ page, context }) => {
  await signInThroughApi(page);
  await page.goto('/bugreport');
  await typeReport(page, 'The list jumps');
  const other = await context.newPage();
  await other.goto('/bugreport');
  await typeReport(other, 'The other list jumps');

  await test.step('Sign Out clears the storage of all tabs, but an ended session keeps it and its path', async () => {
    await context.clearCookies({ name: 'session' });
    await followLink(page, '/recruit?job_state=ACTIVE');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await sessionStorageOf(page)).toContain('The list jumps');
    expect(await sessionStorageOf(other)).toContain('The other list jumps');

    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await logIn(page);
    await expect(page).toHaveURL(/\/recruit\?job_state=ACTIVE$/);
    await followLink(page, '/dashboard');
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/);
    await expect.poll(() => sessionStorageOf(page)).not.toContain('jumps');
    await expect.poll(() => sessionStorageOf(other)).not.toContain('jumps');
    for (const tab of [page, other]) await expect(tab.getByLabel('Email')).toHaveValue('');
    // It was removed, not only hidden.
    await logIn(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await followLink(page, '/bugreport');
    await expect(page.getByRole('textbox')).toHaveValue('');
  });

  await test.step('a tab that was away during Sign Out clears its storage when it returns', async () => {
    await other.goto('/bugreport');
    await typeReport(other, 'The other list jumps');
    await other.goto('/health');
    await followLink(page, '/dashboard');
    await signOut(page);
    await other.goBack();
    await expect(other).toHaveURL(/\/login$/);
    await expect.poll(() => sessionStorageOf(other)).not.toContain('jumps');
  });
});

test('two recruiters on one device', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto('/talentPool');
  await noteFirstTalent(page, 'Call Meera’s favourite in June');

  await test.step('see nothing of each other, and their own data again', async () => {
    await followLink(page, '/bugreport');
    await typeReport(page, 'Meera’s report');
    await followLink(page, '/jobForm');
    await page.getByLabel('Job title').fill('Meera’s draft');
    await followLink(page, '/dashboard');
    await signOut(page);

    // Checked in the page that was Meera's, and after a reload with the data on the device.
    await logIn(page, 'colleague@acme.example');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectNothingOfMeera(page);
    await page.reload();
    await expectNothingOfMeera(page);
    await followLink(page, '/dashboard');
    await signOut(page);

    await logIn(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await followLink(page, '/account');
    await expect(page.getByText('1 private note and 1 activity entry.')).toBeVisible();
    await followLink(page, '/jobForm');
    await expect(page.getByLabel('Job title')).toHaveValue('');
  });

  await test.step('can remove the data of this browser on Sign Out', async () => {
    const forget = () => page.getByRole('menuitem', { name: 'Sign out and remove saved data' });
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await forget().click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await deviceText(page)).toContain('June');
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await forget().click();
    await page.getByRole('button', { name: 'Sign out and remove', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await deviceText(page)).not.toContain('June');
  });
});

test('manipulated device data', async ({ page, context }) => {
  await test.step('markup is ignored, and the application starts clean', async () => {
    await page.goto('/health');
    await page.evaluate((text) => {
      for (const key of ['root', 'keys']) window.localStorage.setItem(key, text);
      for (const key of ['owner', 'review', 'places', 'mailing', 'job-edits', 'visits', 'report:bug']) {
        window.sessionStorage.setItem(key, text);
      }
    }, '"<img src=x onerror=alert(1)>"');
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(/^Nothing yet\. /)).toBeVisible();
  });

  await test.step('a forged session shows no data, because the service answers 401', async () => {
    await context.clearCookies({ name: 'session' });
    await page.goto('/dashboard');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Returns the status of a call that needs the recruiter's own session, sent from the page. */
async function recruiterDetailsStatus(page: Page, account: string): Promise<number> {
  return page.evaluate(
    async (id) => (await fetch(`/api/recruiter/getRecruiterDetailsByID?id=${id}`, { method: 'POST' })).status,
    account,
  );
}

async function sessionCookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => name.endsWith('session'));
}

const sessionStorageOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(window.sessionStorage)));

async function typeReport(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await expect.poll(() => sessionStorageOf(page)).toContain(text);
}

async function noteFirstTalent(page: Page, note: string): Promise<void> {
  await page
    .getByRole('link', { name: /View Profile/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /note/i }).fill(note);
  await expect.poll(() => deviceText(page)).toContain(note);
}

async function expectNothingOfMeera(page: Page): Promise<void> {
  await followLink(page, '/account');
  await expect(page.getByText(/^Nothing yet\. /)).toBeVisible();
  for (const [path, field] of [
    ['/bugreport', page.getByRole('textbox')],
    ['/jobForm', page.getByLabel('Job title')],
  ] as const) {
    await followLink(page, path);
    await expect(field).toHaveValue('');
  }
}
