import { definitionOf, isRequired } from '@glo/adapters/wire/definition';
import { wireTable } from '@glo/adapters/wire/table';
import type { Page, Request } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { afterTheCall, beforeTheCall, type Failure } from './support/faults/kinds.ts';
import { type Recruiter, test } from './support/faults/people.ts';
import { newcomers } from './support/faults/submitting-newcomers.ts';
import { recruiters } from './support/faults/submitting-recruiters.ts';
import type { Submitting } from './support/faults/submitting-screen.ts';
import { submittingSample } from './support/faults/sample.ts';
import { strangers } from './support/faults/submitting-strangers.ts';
import { closeAlerts, comes, notices, stopTime, whileFaultsStand } from './support/faults/waiting.ts';
import { clearFaults, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/**
 * Every screen that hands something in, while the call fails. Each is tried in one page with one kind of failure and one of what else
 * can happen to a call, after which it goes through, is left, or asks to sign in; `npm run test:deep` tries everything on each.
 */

const isDeep = process.env['DEEP'] === '1';
/** Where nothing is read of a reply, any shape of it means that the call was done (decision 47). */
function readsReply({ call: { method, path } }: Submitting): boolean {
  if (/\/user\/(login|signup)$/.test(path)) return true;
  const call = Object.values(wireTable).find(
    (each) => each.method === method && matches(`/api/recruiter${each.path}`, path),
  );
  return call !== undefined && Object.values(definitionOf(call.reply).shape).some(isRequired);
}

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

const elsewhere = '/policytext';

const screens = [...strangers, ...newcomers, ...recruiters];
const sample = submittingSample(
  screens.map((screen) => ({ ...screen, isRecruiter: recruiters.includes(screen), readsReply: readsReply(screen) })),
);

for (const [index, { failure, unread, more }] of (isDeep ? [] : sample).entries()) {
  const screen = screens[index] as Submitting;
  const isLeft = more === 'a late failure' && !screen.looksFirst;
  const after = more === 'a late failure' ? [unread.kind, ...(isLeft ? [more] : [])] : [more];
  const tried = [failure.kind, ...after.filter((each) => each !== 'nothing')];
  test(`${screen.name} says what happened, keeps what was typed, and can be sent again, left or come back to: ${tried.join(', ')}`, async ({
    page,
    recruiter,
  }) => {
    await arrive(page, screen, recruiter);
    const typed = await page.evaluate(valuesOf);
    await test.step(failure.kind, () => fail(page, screen, failure, typed));
    if (more === 'a hang') return test.step(more, () => endHang(page, screen, typed));
    if (more === 'no session') return test.step(more, () => signInAgain(page, screen));
    if (more === 'a late failure') {
      await test.step(unread.kind, () => fail(page, screen, unread, typed));
      if (isLeft) return test.step(more, () => leaveBefore(page, screen));
    }
    await screen.act(page);
    await comes(page, screen.done(page));
  });
}

for (const screen of isDeep ? screens : []) {
  const unread = afterTheCall.filter(({ kind }) => kind !== 'a wrong shape' || readsReply(screen));
  const arrivals = screen.looksFirst ? [...unread.map((failure) => [failure]), []] : [unread];
  // Going away ends the one; before it is sent again, the other waits for the call that hangs.
  const hangsAlone = screen.waitsAside || screen.waitsForFirst;

  test.describe(screen.name, () => {
    test(`says what happened, keeps what was typed, and goes through when pressed again: ${listOf(beforeTheCall, !hangsAlone && 'a hang')}`, async ({
      page,
      recruiter,
    }) => {
      await arrive(page, screen, recruiter);
      const typed = await page.evaluate(valuesOf);
      for (const failure of beforeTheCall) await test.step(failure.kind, () => fail(page, screen, failure, typed));
      if (!hangsAlone) await test.step('a hang', () => cancel(page, screen, typed));
      await screen.act(page);
      await comes(page, screen.done(page));
    });

    for (const group of arrivals) {
      const isLast = group === arrivals.at(-1);
      test(`says what it cannot read although the call was done; left, its failure shows nowhere else: ${listOf(group, isLast && 'a late failure')}`, async ({
        page,
        recruiter,
      }) => {
        await arrive(page, screen, recruiter);
        const typed = await page.evaluate(valuesOf);
        for (const failure of group) await test.step(failure.kind, () => fail(page, screen, failure, typed));
        if (!isLast) return;
        await test.step('a late failure', () => leaveBefore(page, screen));
      });
    }

    if (!hangsAlone) return;
    test('that hangs is ended by Cancel or by going away, and goes through when pressed again', async ({
      page,
      recruiter,
    }) => {
      await arrive(page, screen, recruiter);
      const typed = await page.evaluate(valuesOf);
      await endHang(page, screen, typed);
    });
  });
}

for (const screen of isDeep ? recruiters : []) {
  test(`${screen.name}: a session that is over asks to sign in, and leads back`, async ({ page, recruiter }) => {
    await arrive(page, screen, recruiter);
    await signInAgain(page, screen);
  });
}

/** Left while the call is on its way, it fails where one is then. */
async function leaveBefore(page: Page, screen: Submitting): Promise<void> {
  await plan(page, { ...screen.call, status: 500, delayMs: whileFaultsStand });
  const call = await act(page, screen);
  await follow(page, elsewhere);
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await comes(page, page.getByRole('heading', { level: 1, name: 'Privacy policy' }), { press: leave });
  await expect(notices(page)).toHaveCount(0);
  await clearFaults(page);
  await call.response();
  if (screen.saysElsewhere) return comes(page, notices(page).first());
  await page.clock.runFor(1000);
  await expect(notices(page)).toHaveCount(0);
}

/** Ended by Cancel, it goes through when pressed again; what is not waited for is ended by going away. */
async function endHang(page: Page, screen: Submitting, typed: readonly string[]): Promise<void> {
  if (screen.waitsAside) {
    await hang(page, screen);
    await follow(page, elsewhere);
    await comes(page, page.getByRole('heading', { level: 1, name: 'Privacy policy' }));
    return;
  }
  await cancel(page, screen, typed);
  await screen.act(page);
  // Lifted, the fault drops the call that hangs, and a browser sends that one once more by itself.
  if (screen.waitsForFirst) await clearFaults(page);
  await comes(page, screen.done(page));
}

async function signInAgain(page: Page, screen: Submitting): Promise<void> {
  const { pathname } = new URL(page.url());
  const heading = await page.locator('h1').textContent();
  await plan(page, { ...screen.call, status: 401 });
  await screen.act(page);
  await comes(page, page.getByText('Your session has ended. Please sign in again.'));
  await expect(notices(page)).toHaveCount(0);
  await clearFaults(page);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await comes(page, page.getByRole('heading', { level: 1, name: heading ?? '' }));
  expect(new URL(page.url()).pathname).toBe(pathname);
}

async function arrive(page: Page, screen: Submitting, recruiter: Recruiter): Promise<void> {
  await screen.arrive(page, recruiter);
  await expect(page.locator('h1')).toBeVisible();
  await stopTime(page);
}

/** The call has left. */
async function act(page: Page, screen: Submitting): Promise<Request> {
  const path = new RegExp(`${screen.call.path.replaceAll('*', '.+')}$`);
  const asked = page.waitForRequest((request) => path.test(new URL(request.url()).pathname));
  await screen.act(page);
  return asked;
}

async function fail(page: Page, screen: Submitting, failure: Failure, typed: readonly string[]): Promise<void> {
  await plan(page, { ...screen.call, ...failure.fault });
  await screen.act(page);
  await expectFailure(page, screen, failure);
  expect(await page.evaluate(valuesOf)).toEqual(typed);
  await clearFaults(page);
  await dismiss(page);
}

/** The next call hangs, and only that one. */
async function hang(page: Page, screen: Submitting): Promise<void> {
  await plan(page, { ...screen.call, hang: true, times: 1 });
  await act(page, screen);
}

async function cancel(page: Page, screen: Submitting, typed: readonly string[]): Promise<void> {
  await hang(page, screen);
  await comes(page, page.getByText('This takes longer than usual.').first(), { step: 1000 });
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().press('Enter');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(valuesOf)).toEqual(typed);
}

async function expectFailure(page: Page, screen: Submitting, failure: Failure): Promise<void> {
  await comes(page, page.getByText(screen.says(failure)).first());
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Closes what a failure opened, and lets toasts go. */
async function dismiss(page: Page): Promise<void> {
  await closeAlerts(page);
  await page.clock.runFor(6000);
}

function listOf(kinds: readonly Failure[], more: string | false): string {
  return [...kinds.map(({ kind }) => kind), more].filter(Boolean).join(', ');
}

function valuesOf(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')].map((control) =>
    control.type === 'checkbox' || control.type === 'radio' ? String(control.checked) : control.value,
  );
}
