import { aCompleteDraft } from '@glo/domain/testing/builders';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { postedJobs } from './support/jobs.ts';
import { watchPage } from './support/page-watch.ts';
import { demo, logIn, signInThroughApi } from './support/sign-in.ts';
import { closeAlerts, waitUntilShown, notices, pauseClock, faultDelayMs } from './support/waiting.ts';
import { followLink } from './support/navigation.ts';
import { clearFaults, planFault } from './support/worlds.ts';

/**
 * Faults on one screen that loads data and on a few that submit, because all screens share that code. routes.spec.ts
 * opens every screen with a failed call.
 */

/**
 * Faults that screens can tell apart (packages/adapters/src/http/api.test.ts). Only truncated JSON executes the call
 * (docs/mock-control.md).
 */
const failures = [
  { kind: 'status 500', fault: { status: 500 } },
  { kind: 'status 403', fault: { status: 403 } },
  { kind: 'status 404', fault: { status: 404 } },
  { kind: 'status 429', fault: { status: 429 } },
  { kind: 'a dropped connection', fault: { drop: true } },
  { kind: 'truncated JSON', fault: { truncate: true } },
  { kind: 'a wrong shape', fault: { status: 200, body: 'not what was asked for' } },
] as const;

const failed = 'Some error occured! Please retry..';
const ended = 'Your session has ended. Please sign in again.';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true });
const slowNotice = (page: Page) => page.getByText('This is taking longer than usual.').first();

let errors: readonly string[];
test.beforeEach(async ({ page, baseURL }) => {
  ({ errors } = await watchPage(page, baseURL ?? ''));
});

test.afterEach(() => {
  expect(errors.filter((error) => !error.startsWith('Failed to load resource:'))).toEqual([]);
});

test('a screen that loads data survives every kind of failure', async ({ page }) => {
  const path = '/talentPool';
  const notice = 'could not fetch data, try again later';
  const part = "We couldn't load the suggested candidates";
  const shown = page.getByRole('article').first();
  const hit = async (fault: object) => {
    for (const calls of ['/api/recruiter/*', '/api/v1/mobile/*']) await planFault(page, { path: calls, ...fault });
  };
  const tryAgain = async () => {
    await closeAlerts(page);
    await press(page, 'Try again');
  };
  await signInThroughApi(page);
  await page.goto('/policytext');
  await expect(heading(page, 'Privacy policy')).toBeVisible();
  await pauseClock(page);

  for (const { kind, fault } of failures) {
    await test.step(`reports ${kind}`, async () => {
      await hit(fault);
      await followLink(page, path);
      // A specific reason, such as an unreadable reply, may follow as a second sentence.
      await waitUntilShown(page, page.getByText(new RegExp(`^${part}(\\. Try again\\.)?$`)).first());
      await waitUntilShown(page, page.getByText(notice).first());
      await expect(page.getByText(/Planned failure/)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again', includeHidden: true })).toBeVisible();
      await clearFaults(page);
      await leave(page);
    });
  }

  await test.step('offers Cancel after a hang of 10 s, and loads after Try again', async () => {
    await hit({ hang: true });
    await followLink(page, path);
    await waitUntilShown(page, slowNotice(page), { stepMs: 1000 });
    await waitUntilShown(page, page.getByText(part).first(), { pressIfShown: cancel(page), stepMs: 1000 });
    await clearFaults(page);
    await tryAgain();
    await waitUntilShown(page, shown);
    await clearCaches(page);
  });

  await test.step('ignores a failure that arrives after leaving the screen', async () => {
    await hit({ status: 500, delayMs: faultDelayMs });
    const requestSent = page.waitForRequest('**/api/**');
    const answered = page.waitForResponse((response) => response.status() === 500);
    await followLink(page, path);
    await requestSent;
    await leave(page);
    await clearFaults(page);
    await answered;
    await page.clock.runFor(1000);
    await expect(notices(page)).toHaveCount(0);
  });

  await test.step('shows a late reply', async () => {
    await hit({ delayMs: faultDelayMs });
    const requestSent = page.waitForRequest('**/api/**');
    await followLink(page, path);
    await requestSent;
    await clearFaults(page);
    await waitUntilShown(page, shown);
    await clearCaches(page);
  });

  await test.step('asks to sign in after the session has ended, and then returns', async () => {
    await hit({ status: 401 });
    await followLink(page, path);
    await waitUntilShown(page, page.getByText(ended));
    await expect(notices(page)).toHaveCount(0);
    await clearFaults(page);
    await logIn(page);
    await waitUntilShown(page, shown);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test('a form survives failures', async ({ page }) => {
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const call = { method: 'POST', path: '/api/recruiter/user/login' };
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await pauseClock(page);
  const typed = await page.evaluate(fieldValues);
  const send = () => requestSentBy(page, call.path, () => login.press('Enter'));

  // How a kind is read does not depend on the form (packages/adapters/src/http/api.test.ts).
  for (const { kind, fault } of failures.filter(({ kind: each }) => /500|403|dropped/.test(each))) {
    const refuses = 'status' in fault && fault.status === 403;
    await test.step(`keeps the input after ${kind}`, async () => {
      await planFault(page, { ...call, ...fault });
      await login.press('Enter');
      // A refusal shows the message of the service below the specified sentence (decision 48).
      const says = refuses ? new RegExp(`^${failed.replaceAll('.', '\\.')}\\s*Planned failure \\d+ `) : failed;
      await waitUntilShown(page, page.getByText(says).first());
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(fieldValues)).toEqual(typed);
      await clearFaults(page);
      await page.clock.runFor(6000);
    });
  }

  await test.step('offers Cancel and Try again after a hang of 10 s, without a layout shift', async () => {
    await planFault(page, { ...call, hang: true, times: 2 });
    await send();
    await expect(login).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9_000);
    await expect(slowNotice(page)).toBeHidden();
    const place = await login.boundingBox();
    await page.clock.runFor(1_100);
    await expect(slowNotice(page)).toBeVisible();
    expect(await login.boundingBox(), 'the button stays').toEqual(place);
    await cancel(page).press('Enter');
    await expect(login).not.toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(fieldValues)).toEqual(typed);

    await send();
    await page.clock.runFor(10_100);
    await press(page, 'Try again');
    await waitUntilShown(page, heading(page, /^Hello, /));
  });
});

test('a form that must not be sent twice waits for its first call', async ({ page }) => {
  const path = '/api/recruiter/opportunity/saveOpportunityPosts';
  await signInThroughApi(page, { job: { draft: aCompleteDraft(), changedAt: new Date().toISOString() } });
  await page.goto('/jobpreview');
  await expect(heading(page, 'Job Preview')).toBeVisible();
  await pauseClock(page);
  await planFault(page, { path, hang: true, times: 1 });
  const first = await requestSentBy(page, path, () => press(page, 'Post'));
  await waitUntilShown(page, slowNotice(page), { stepMs: 1000 });
  await cancel(page).press('Enter');
  const sent: Request[] = [];
  page.on('request', (request) => void (request.url() === first.url() && sent.push(request)));
  await press(page, 'Try again');
  expect(sent).toEqual([]);
  // Clearing the fault drops the pending connection, and the browser repeats the request.
  await clearFaults(page);
  await waitUntilShown(page, heading(page, 'Posted Successfully'));
});

test('a failure after leaving a form is shown only if it matters later', async ({ page }) => {
  await signInThroughApi(page);
  const [job] = await postedJobs(page, 'Active');
  await page.goto(`/connect/${job?.applicants[0]}`);
  await page.getByLabel('Subject').fill('A job');
  await page.getByLabel('Content').fill('Please call.');
  await page.getByLabel('Meeting Link').fill('https://meet.example/1');
  await page.getByText(/@\w+/).first().waitFor();
  await pauseClock(page);

  for (const { name, path, send, isTold } of [
    { name: 'an email', path: '/opportunity/send/email', send: () => press(page, 'Send'), isTold: true },
    { name: 'a password', path: '/profile/change/password/*', send: changePassword, isTold: false },
  ]) {
    await test.step(`${name}: a failure is ${isTold ? 'shown' : 'not shown'} on the next screen`, async () => {
      await planFault(page, { path: `/api/recruiter${path}`, status: 500, delayMs: faultDelayMs });
      const call = await requestSentBy(page, path.replace('*', ''), () => send(page));
      await followLink(page, '/policytext');
      const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
      await waitUntilShown(page, heading(page, 'Privacy policy'), { pressIfShown: confirm });
      await expect(notices(page)).toHaveCount(0);
      await clearFaults(page);
      await call.response();
      if (isTold) await waitUntilShown(page, notices(page).first());
      await page.clock.runFor(6000);
      await expect(notices(page)).toHaveCount(0);
    });
  }
});

async function changePassword(page: Page): Promise<void> {
  await followLink(page, '/changepassword');
  await waitUntilShown(page, heading(page, 'Change password'));
  await page.getByLabel('Current password').fill(demo.password);
  await page.getByRole('textbox', { name: 'New password' }).fill('Another1!');
  await press(page, 'Save Changes');
}

async function requestSentBy(page: Page, path: string, send: () => Promise<void>): Promise<Request> {
  const requestSent = page.waitForRequest((request) => request.url().includes(path));
  await send();
  return requestSent;
}

async function leave(page: Page): Promise<void> {
  await closeAlerts(page);
  await followLink(page, '/policytext');
  await waitUntilShown(page, heading(page, 'Privacy policy'));
  await page.clock.runFor(6000);
}

/** Clears the caches of the page and the tab, so that the next call is not answered from them. */
async function clearCaches(page: Page): Promise<void> {
  await leave(page);
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await waitUntilShown(page, heading(page, 'Privacy policy'));
}

function fieldValues(): string[] {
  const controls = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea');
  return [...controls].map(({ type, checked, value }) => (type === 'checkbox' ? String(checked) : value));
}
