import type { Page, Request } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { failures, refuses } from './support/faults/kinds.ts';
import { type Recruiter, test } from './support/faults/people.ts';
import { newcomers } from './support/faults/submitting-newcomers.ts';
import { recruiters } from './support/faults/submitting-recruiters.ts';
import { failed, type Submitting } from './support/faults/submitting-screen.ts';
import { strangers } from './support/faults/submitting-strangers.ts';
import { closeAlerts, comes, notices, stopTime } from './support/faults/waiting.ts';
import { logIn } from './support/sign-in.ts';
import { follow } from './support/walking.ts';
import { clearFaults, plan } from './support/worlds.ts';

/** Every screen that submits, with one failing call. The other faults are tried on one screen of each kind. */

const screens = [...strangers, ...newcomers, ...recruiters];
const elsewhere = { path: '/policytext', heading: 'Privacy policy' };

for (const screen of screens) {
  test(`${screen.name} says that it failed, keeps what was typed, and can be sent again`, async ({
    page,
    recruiter,
  }) => {
    const typed = await arrive(page, screen, recruiter);
    await fail(page, screen, { status: 500 }, screen.says, typed);
    await screen.act(page);
    await comes(page, screen.done(page));
  });
}

test('whatever happens to a form that is sent', async ({ page, recruiter }) => {
  const screen = screenOf('/login');
  const typed = await arrive(page, screen, recruiter);

  for (const failure of failures) {
    // A refusal adds the message of the service below the specified sentence (decision 48).
    const says = refuses(failure) ? new RegExp(`^${failed.replaceAll('.', '\\.')}\\s*Planned failure \\d+ `) : failed;
    await test.step(`${failure.kind} is told`, () => fail(page, screen, failure.fault, says, typed));
  }

  await test.step('a hang is told after 10 s, and moves nothing; it can be cancelled, and tried again', async () => {
    const login = page.getByRole('button', { name: 'Login', exact: true });
    const slow = page.getByText('This is taking longer than usual.');
    await plan(page, { ...screen.call, hang: true, times: 2 });
    await act(page, screen);
    await expect(login).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(9_000);
    await expect(slow).toBeHidden();
    const place = await login.boundingBox();
    await page.clock.runFor(1_100);
    await expect(slow).toBeVisible();
    expect(await login.boundingBox(), 'the button stays').toEqual(place);
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await expect(login).not.toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(valuesOf)).toEqual(typed);

    await act(page, screen);
    await page.clock.runFor(10_100);
    await page.getByRole('button', { name: 'Try again', exact: true }).press('Enter');
    await comes(page, screen.done(page));
  });
});

test('a form that must not be sent twice waits for the first call when it is sent again', async ({
  page,
  recruiter,
}) => {
  const screen = screenOf('/jobpreview');
  await arrive(page, screen, recruiter);
  await plan(page, { ...screen.call, hang: true, times: 1 });
  const first = await act(page, screen);
  await comes(page, page.getByText('This is taking longer than usual.').first(), { step: 1000 });
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  const sent: Request[] = [];
  page.on('request', (request) => void (request.url() === first.url() && sent.push(request)));
  await screen.act(page);
  expect(sent).toEqual([]);
  // Clearing the fault drops the pending connection, and the browser repeats the request by itself.
  await clearFaults(page);
  await comes(page, screen.done(page));
});

for (const [name, isTold] of [
  ['/connect/:id?', true],
  ['/changepassword', false],
] as const) {
  test(`${name}: left before the answer, its failure is ${isTold ? 'told' : 'not told'} on the next screen`, async ({
    page,
    recruiter,
  }) => {
    const screen = screenOf(name);
    await arrive(page, screen, recruiter);
    await plan(page, { ...screen.call, status: 500, delayMs: 300_000 });
    const call = await act(page, screen);
    await follow(page, elsewhere.path);
    const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
    await comes(page, page.getByRole('heading', { level: 1, name: elsewhere.heading }), { press: leave });
    await expect(notices(page)).toHaveCount(0);
    await clearFaults(page);
    await call.response();
    if (isTold) return comes(page, notices(page).first());
    await page.clock.runFor(1000);
    await expect(notices(page)).toHaveCount(0);
  });
}

test('a session that is over asks to sign in, and leads back to what was typed', async ({ page, recruiter }) => {
  const screen = screenOf('/editprofile');
  const typed = await arrive(page, screen, recruiter);
  await plan(page, { ...screen.call, status: 401 });
  await screen.act(page);
  await comes(page, page.getByText('Your session has ended. Please sign in again.'));
  await expect(notices(page)).toHaveCount(0);
  await clearFaults(page);
  await logIn(page);
  await comes(page, page.getByRole('heading', { level: 1, name: 'Edit profile' }));
  expect(await page.evaluate(valuesOf)).toEqual(typed);
});

function screenOf(wanted: string): Submitting {
  const screen = screens.find(({ name }) => name === wanted);
  if (screen === undefined) throw new Error(`No screen is called ${wanted}.`);
  return screen;
}

/** Returns the values of the form. */
async function arrive(page: Page, screen: Submitting, recruiter: Recruiter): Promise<readonly string[]> {
  await screen.arrive(page, recruiter);
  await expect(page.locator('h1')).toBeVisible();
  await stopTime(page);
  return page.evaluate(valuesOf);
}

/** Resolves once the call has left. */
async function act(page: Page, screen: Submitting): Promise<Request> {
  const path = new RegExp(`${screen.call.path.replaceAll('*', '.+')}$`);
  const asked = page.waitForRequest((request) => path.test(new URL(request.url()).pathname));
  await screen.act(page);
  return asked;
}

async function fail(
  page: Page,
  screen: Submitting,
  fault: object,
  says: string | RegExp,
  typed: readonly string[],
): Promise<void> {
  await plan(page, { ...screen.call, ...fault });
  await screen.act(page);
  await comes(page, page.getByText(says).first());
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(valuesOf)).toEqual(typed);
  await clearFaults(page);
  await closeAlerts(page);
  // Toasts time out.
  await page.clock.runFor(6000);
}

function valuesOf(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map((control) =>
    control.type === 'checkbox' || control.type === 'radio' ? String(control.checked) : control.value,
  );
}
