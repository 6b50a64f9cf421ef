import type { Page, Request } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { type Failure, failures, refuses } from './support/faults/kinds.ts';
import { test } from './support/faults/people.ts';
import { signInQuietly } from './support/sign-in.ts';
import { type ReadingScreen, readingScreens } from './support/faults/reading-screens.ts';
import { readingSample, type WhileReading, whileReading } from './support/faults/sample.ts';
import { closeAlerts, comes, notices, stopTime, whileFaultsStand } from './support/faults/waiting.ts';
import { clearFaults, plan } from './support/worlds.ts';
import { follow } from './support/walking.ts';

/**
 * Every screen that reads, while what it reads does not come. Each is tried with one kind of failure, and one of what hangs, comes
 * late or ends the session; `npm run test:deep` tries everything on each, in a page of its own.
 */

const isDeep = process.env['DEEP'] === '1';
const allCalls = ['/api/recruiter/*', '/api/v1/mobile/*'];
/** A screen without a call: one rests there between two tries. */
const elsewhere = { path: '/policytext', heading: 'Privacy policy' };

const isRecruiter = ({ signIn }: ReadingScreen) => signIn === undefined;
const sample = readingSample(readingScreens.map(isRecruiter));

/** What a screen is tried with. */
interface Tries {
  readonly screen: ReadingScreen;
  /** Told, and left. */
  readonly kinds: readonly Failure[];
  /** Told, and tried again. */
  readonly again: Failure;
  readonly more: readonly WhileReading[];
}

function triesOf(screen: ReadingScreen, index: number): Tries {
  const { failure: first = failures[0], more } = sample[index] ?? {};
  // Where a refusal is final, another failure shows that Try again brings it.
  const isFinal = refuses(first) && screen.saysRefused !== undefined;
  return {
    screen,
    kinds: isDeep ? failures : isFinal ? [first] : [],
    again: isDeep || isFinal ? failures[0] : first,
    more: whileReading.filter((each) => (isDeep ? each !== 'no session' || isRecruiter(screen) : each === more)),
  };
}

const all = readingScreens.map(triesOf);
const ofRecruiter = all.filter(({ screen }) => isRecruiter(screen));
const together = isDeep ? 1 : 5;
/** Screens of the recruiter are tried in one page, one after another. */
const groups = [
  ...all.filter(({ screen }) => !isRecruiter(screen)).map((one) => [one]),
  ...ofRecruiter.flatMap((_, at) => (at % together === 0 ? [ofRecruiter.slice(at, at + together)] : [])),
];

for (const group of groups) {
  const tried = group.map(({ screen, kinds, again, more }) => {
    const ways = new Set([...kinds.map(({ kind }) => kind), again.kind, ...more]);
    return `${screen.name} (${[...ways].join(', ')})`;
  });
  test(`says what did not come, and Try again brings it: ${tried.join(', ')}`, async ({ page, recruiter }) => {
    for (const [index, one] of group.entries()) {
      // Each begins on a screen without a call.
      if (index === 0) await standElsewhere(page, one.screen);
      else {
        await leave(page);
        await forget(page);
      }
      await test.step(one.screen.name, () => tryScreen(page, one, one.screen.path(recruiter)));
    }
  });
}

async function tryScreen(page: Page, { screen, kinds, again, more }: Tries, path: string): Promise<void> {
  const { shows } = screen;
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
    if (screen.keeps) await forget(page);
  });

  if (more.includes('a hang')) {
    await test.step('a hang is told after 10 s; Cancel ends it, and Try again brings it', async () => {
      await hit(page, screen, { hang: true });
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
      if (screen.keeps) await forget(page);
    });
  }

  if (more.includes('a late failure')) {
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

  if (more.includes('a late reply')) {
    await test.step('what takes long comes', async () => {
      await hit(page, screen, { delayMs: whileFaultsStand });
      await followUntilAsked(page, screen, path);
      await expectHeading(page, screen.heading);
      await clearFaults(page);
      await comes(page, shows(page));
      await leave(page);
      if (screen.keeps) await forget(page);
    });
  }

  if (!more.includes('no session')) return;
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
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expectHeading(page, elsewhere.heading);
}
