import type { Page, Request } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { type Failure, failures, refuses } from './support/faults/kinds.ts';
import { test } from './support/faults/people.ts';
import { signInQuietly } from './support/sign-in.ts';
import { type ReadingScreen, readingScreens } from './support/faults/reading-screens.ts';
import { readingSample, type WhileReading, whileReading } from './support/faults/sample.ts';
import { closeAlerts, comes, follow, notices, stopTime, whileFaultsStand } from './support/faults/waiting.ts';
import { clearFaults, plan } from './support/worlds.ts';

/**
 * Every screen that reads, while what it reads does not come. Each is tried with one kind of failure, and one of what hangs, comes
 * late or ends the session; `npm run test:deep` tries everything on each.
 */

const isDeep = process.env['DEEP'] === '1';
const allCalls = ['/api/recruiter/*', '/api/v1/mobile/*'];
/** A screen without a call: one rests there between two tries. */
const elsewhere = { path: '/policytext', heading: 'Privacy policy' };

const isRecruiter = ({ signIn }: ReadingScreen) => signIn === undefined;
const sample = readingSample(readingScreens.map(isRecruiter));

for (const [index, screen] of readingScreens.entries()) {
  const { name, shows } = screen;
  const { failure: first = failures[0], more } = sample[index] ?? {};
  // Where a refusal is final, another failure shows that Try again brings it.
  const isFinal = refuses(first) && screen.saysRefused !== undefined;
  const again = isDeep || isFinal ? failures[0] : first;
  const kinds = isDeep ? failures : isFinal ? [first] : [];
  const tries = (what: WhileReading) => (isDeep ? what !== 'no session' || isRecruiter(screen) : what === more);
  const tried = [...new Set([...kinds, again].map(({ kind }) => kind)), ...whileReading.filter(tries)];

  // One page for all of them: each begins and ends on a screen without a call.
  test(`${name} says what did not come, and Try again brings it: ${tried.join(', ')}`, async ({ page, recruiter }) => {
    const path = screen.path(recruiter);
    await standElsewhere(page, screen);

    for (const failure of kinds) {
      await test.step(failure.kind, async () => {
        await hit(page, screen, failure.fault);
        await follow(page, path);
        await expectFailure(page, screen, failure);
        await clearFaults(page);
        await leave(page);
      });
    }

    await test.step(`${again.kind}, and Try again brings it`, async () => {
      await hit(page, screen, again.fault);
      await follow(page, path);
      await expectFailure(page, screen, again);
      await clearFaults(page);
      await tryAgain(page);
      await comes(page, shows(page));
      for (const text of screen.says) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
      await leave(page);
      await forget(page, screen);
    });

    if (tries('a hang')) {
      await test.step('a hang is told after 10 s; Cancel ends it, and Try again brings it', async () => {
        await hit(page, screen, { kind: 'hang' });
        await followUntilAsked(page, screen, path);
        await comes(page, page.getByText('This takes longer than usual.').first(), { step: 1000 });
        await expectHeading(page, screen.heading);
        const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
        for (const text of screen.says)
          await comes(page, page.getByText(text, { exact: true }).first(), { press: cancel, step: 1000 });
        await clearFaults(page);
        await tryAgain(page);
        await comes(page, shows(page));
        await leave(page);
        await forget(page, screen);
      });
    }

    if (tries('a late failure')) {
      await test.step('left before, its late failure shows nowhere', async () => {
        await hit(page, screen, { status: 500, delayMs: whileFaultsStand });
        const answered = page.waitForResponse((response) => response.status() === 500);
        await followUntilAsked(page, screen, path);
        await leave(page);
        await clearFaults(page);
        await answered;
        await page.clock.runFor(1000);
        await expect(notices(page)).toHaveCount(0);
      });
    }

    if (tries('a late reply')) {
      await test.step('what takes long comes', async () => {
        await hit(page, screen, { delayMs: whileFaultsStand });
        await followUntilAsked(page, screen, path);
        await expectHeading(page, screen.heading);
        await clearFaults(page);
        await comes(page, shows(page));
        await leave(page);
        await forget(page, screen);
      });
    }

    if (!tries('no session')) return;
    await test.step('a session that is over asks to sign in, and is there again', async () => {
      await hit(page, screen, { status: 401 });
      await follow(page, path);
      await comes(page, page.getByText('Your session has ended. Please sign in again.'));
      await expect(notices(page)).toHaveCount(0);
      await clearFaults(page);
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.keyboard.press('Enter');
      await comes(page, shows(page));
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
    });
  });
}

async function standElsewhere(page: Page, { signIn = signInQuietly }: ReadingScreen): Promise<void> {
  await signIn(page);
  await page.goto(elsewhere.path);
  await expectHeading(page, elsewhere.heading);
  await stopTime(page);
}

async function hit(page: Page, { calls = allCalls }: ReadingScreen, fault: object): Promise<void> {
  for (const path of calls) await plan(page, { path, ...fault });
}

/** Until the first of the calls that are hit leaves. */
async function followUntilAsked(page: Page, { calls = allCalls }: ReadingScreen, to: string): Promise<void> {
  const paths = calls.map((path) => new RegExp(`^${path.replaceAll('*', '.+')}$`));
  let isAsked = false;
  const listen = (request: Request) => {
    isAsked ||= paths.some((path) => path.test(new URL(request.url()).pathname));
  };
  page.on('request', listen);
  await follow(page, to);
  // A screen whose code comes only now is shown when a timer says so.
  await expect
    .poll(() => page.clock.runFor(50).then(() => isAsked), { message: `${to} asks`, intervals: [10] })
    .toBe(true);
  page.off('request', listen);
}

async function expectFailure(page: Page, screen: ReadingScreen, failure: Failure): Promise<void> {
  const { says, saysRefused = says, notice, alert } = screen;
  const texts = refuses(failure) ? saysRefused : says;
  for (const text of texts) await comes(page, page.getByText(text, { exact: true }).first());
  if (notice !== null) {
    await comes(page, page.getByText(notice).first());
    await expect(page.getByText(/Planned failure/)).toHaveCount(0);
  }
  if (alert) await comes(page, page.getByRole('alertdialog').getByText(alert(failure)));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  if (texts === says)
    await expect(page.getByRole('button', { name: /^Try again/, includeHidden: true }).first()).toBeVisible();
  else await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await comes(page, page.getByRole('heading', { level: 1, name }));
}

/** Presses every Try again there is, and those that come then. */
async function tryAgain(page: Page): Promise<void> {
  await closeAlerts(page);
  for (let presses = 0; presses < 4; presses += 1) {
    // All at one moment: one that answers may take the button of another away.
    await page
      .getByRole('button', { name: /^Try again/ })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
    await page.clock.runFor(100);
  }
}

async function leave(page: Page): Promise<void> {
  await closeAlerts(page);
  await follow(page, elsewhere.path);
  await expectHeading(page, elsewhere.heading);
  // Toasts go.
  await page.clock.runFor(6000);
}

/** What the page and the tab keep would hide that the next call fails. */
async function forget(page: Page, { keeps }: ReadingScreen): Promise<void> {
  if (!keeps) return;
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expectHeading(page, elsewhere.heading);
}
