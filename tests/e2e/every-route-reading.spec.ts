import type { Page, Request } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { demo } from './support/sign-in.ts';
import { type Failure, failures, refuses } from './support/faults/kinds.ts';
import { test } from './support/faults/people.ts';
import { signInQuietly } from './support/sign-in.ts';
import { type ReadingScreen, readingScreens } from './support/faults/reading-screens.ts';
import { closeAlerts, comes, follow, notices, stopTime, whileFaultsStand } from './support/faults/waiting.ts';
import { clearFaults, plan } from './support/worlds.ts';

/** Every screen that reads, while what it reads does not come. `npm run test:deep` tries each kind of fault on each. */

const isDeep = process.env['DEEP'] === '1';
const allCalls = ['/api/recruiter/*', '/api/v1/mobile/*'];
/** A screen without a call: one rests there between two tries. */
const elsewhere = { path: '/policytext', heading: 'Privacy policy' };

for (const [index, screen] of readingScreens.entries()) {
  const { name, shows } = screen;
  const kinds = isDeep ? failures : failures.filter((_, place) => (place + index) % 3 === 0);

  test.describe(name, () => {
    test(`says what did not come, and Try again brings it: ${listOf(kinds)}`, async ({ page, recruiter }) => {
      await standElsewhere(page, screen);
      for (const failure of kinds) {
        await test.step(failure.kind, async () => {
          await hit(page, screen, failure.fault);
          await follow(page, screen.path(recruiter));
          await expectFailure(page, screen, failure);
          await clearFaults(page);
          if (failure !== kinds.at(-1)) await leave(page);
        });
      }
      await closeAlerts(page);
      await follow(page, elsewhere.path);
      await hit(page, screen, { status: 500 });
      await follow(page, screen.path(recruiter));
      await expectFailure(page, screen, failures[0]);
      await clearFaults(page);
      await tryAgain(page);
      await comes(page, shows(page));
      for (const text of screen.says) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    });

    test('that hangs says so after 10 s; Cancel ends it, and Try again brings it', async ({ page, recruiter }) => {
      await standElsewhere(page, screen);
      await hit(page, screen, { kind: 'hang' });
      const asked = asksOneOf(page, screen);
      await follow(page, screen.path(recruiter));
      await asked;
      await comes(page, page.getByText('This takes longer than usual.').first(), { step: 1000 });
      await expectHeading(page, screen.heading);
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
      for (const text of screen.says)
        await comes(page, page.getByText(text, { exact: true }).first(), { press: cancel, step: 1000 });
      await clearFaults(page);
      await tryAgain(page);
      await comes(page, shows(page));
    });

    test('that takes long comes; left before, its late failure shows nowhere', async ({ page, recruiter }) => {
      await standElsewhere(page, screen);
      await hit(page, screen, { status: 500, delayMs: whileFaultsStand });
      const asked = asksOneOf(page, screen);
      const answered = page.waitForResponse((response) => response.status() === 500);
      await follow(page, screen.path(recruiter));
      await asked;
      await leave(page);
      await clearFaults(page);
      await answered;
      await page.clock.runFor(1000);
      await expect(notices(page)).toHaveCount(0);
      await hit(page, screen, { delayMs: whileFaultsStand });
      await follow(page, screen.path(recruiter));
      await expectHeading(page, screen.heading);
      await clearFaults(page);
      await comes(page, shows(page));
    });

    // The same for every call: some of them will do. What is typed is the recruiter's password.
    if (screen.signIn !== undefined || (!isDeep && index % 3 !== 0)) return;
    test('whose session is over asks to sign in, and is there again', async ({ page, recruiter }) => {
      await standElsewhere(page, screen);
      await hit(page, screen, { status: 401 });
      await follow(page, screen.path(recruiter));
      await comes(page, page.getByText('Your session has ended. Please sign in again.'));
      await expect(notices(page)).toHaveCount(0);
      await clearFaults(page);
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.keyboard.press('Enter');
      await comes(page, shows(page));
      expect(new URL(page.url()).pathname).toBe(screen.path(recruiter).split('?')[0]);
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

/** The first of the calls that are hit leaves. */
function asksOneOf(page: Page, { calls = allCalls }: ReadingScreen): Promise<Request> {
  const paths = calls.map((path) => new RegExp(`^${path.replaceAll('*', '.+')}$`));
  return page.waitForRequest((request) => paths.some((path) => path.test(new URL(request.url()).pathname)));
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

function listOf(kinds: readonly Failure[]): string {
  return kinds.map(({ kind }) => kind).join(', ');
}
