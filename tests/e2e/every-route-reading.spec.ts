import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { failures } from './support/faults/kinds.ts';
import { test } from './support/faults/people.ts';
import { type ReadingScreen, readingScreens } from './support/faults/reading-screens.ts';
import { closeAlerts, comes, notices, stopTime, whileFaultsStand } from './support/faults/waiting.ts';
import { logIn, signInQuietly } from './support/sign-in.ts';
import { follow } from './support/walking.ts';
import { clearFaults, plan } from './support/worlds.ts';

/** Every screen that reads, with failing calls. The other faults are tried on one screen, because all screens read through `Resource`. */

const allCalls = ['/api/recruiter/*', '/api/v1/mobile/*'];
/** A screen that calls no service. */
const elsewhere = { path: '/policytext', heading: 'Privacy policy' };
const failure = { status: 500 };

const isRecruiter = ({ signIn }: ReadingScreen) => signIn === undefined;
const ofRecruiter = readingScreens.filter(isRecruiter);
const together = 6;
/** Each group shares a page. */
const groups = [
  ...readingScreens.filter((screen) => !isRecruiter(screen)).map((screen) => [screen]),
  ...ofRecruiter.flatMap((_, at) => (at % together === 0 ? [ofRecruiter.slice(at, at + together)] : [])),
];

for (const group of groups) {
  const names = group.map(({ name }) => name).join(', ');
  test(`says what did not come, and Try again brings it: ${names}`, async ({ page, recruiter }) => {
    for (const [index, screen] of group.entries()) {
      if (index === 0) await standElsewhere(page, screen);
      else await forget(page);
      await test.step(screen.name, async () => {
        await hit(page, screen, failure);
        await follow(page, screen.path(recruiter));
        await expectFailure(page, screen);
        await clearFaults(page);
        await tryAgain(page);
        await comes(page, screen.shows(page));
        for (const text of screen.says) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
        await leave(page);
      });
    }
  });
}

test('whatever happens to a call that reads', async ({ page, recruiter }) => {
  const screen = readingScreens.find(({ name }) => name === '/talentPool');
  if (screen === undefined) throw new Error('The screen has another name.');
  const path = screen.path(recruiter);
  const heading = 'Talent Pool';
  await standElsewhere(page, screen);

  for (const { kind, fault } of failures) {
    await test.step(`${kind} is told`, async () => {
      await hit(page, screen, fault);
      await follow(page, path);
      await expectFailure(page, screen);
      await clearFaults(page);
      await leave(page);
    });
  }

  await test.step('a hang is told after 10 s; Cancel ends it, and Try again brings what was asked for', async () => {
    await hit(page, screen, { hang: true });
    await follow(page, path);
    await comes(page, page.getByText('This is taking longer than usual.').first(), { step: 1000 });
    await expectHeading(page, heading);
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    for (const text of screen.says) await comes(page, page.getByText(text).first(), { press: cancel, step: 1000 });
    await clearFaults(page);
    await tryAgain(page);
    await comes(page, screen.shows(page));
    await forget(page);
  });

  await test.step('a failure that comes after the screen was left shows nowhere', async () => {
    await hit(page, screen, { ...failure, delayMs: whileFaultsStand });
    const asked = page.waitForRequest('**/api/**');
    const answered = page.waitForResponse((response) => response.status() === 500);
    await follow(page, path);
    await expectHeading(page, heading);
    await asked;
    await leave(page);
    await clearFaults(page);
    await answered;
    await page.clock.runFor(1000);
    await expect(notices(page)).toHaveCount(0);
  });

  await test.step('a late reply is shown', async () => {
    await hit(page, screen, { delayMs: whileFaultsStand });
    const asked = page.waitForRequest('**/api/**');
    await follow(page, path);
    await expectHeading(page, heading);
    await asked;
    await clearFaults(page);
    await comes(page, screen.shows(page));
    await forget(page);
  });

  await test.step('a session that is over asks to sign in, and the screen is there again', async () => {
    await hit(page, screen, { status: 401 });
    await follow(page, path);
    await comes(page, page.getByText('Your session has ended. Please sign in again.'));
    await expect(notices(page)).toHaveCount(0);
    await clearFaults(page);
    await logIn(page);
    await comes(page, screen.shows(page));
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

async function standElsewhere(page: Page, { signIn = signInQuietly }: ReadingScreen): Promise<void> {
  await signIn(page);
  await page.goto(elsewhere.path);
  await expectHeading(page, elsewhere.heading);
  await stopTime(page);
}

async function hit(page: Page, { calls = allCalls }: ReadingScreen, fault: object): Promise<void> {
  for (const path of calls) await plan(page, { path, ...fault });
}

async function expectFailure(page: Page, { says, notice }: ReadingScreen): Promise<void> {
  for (const text of says) {
    // A reason of its own, such as an unreadable reply, follows in another sentence.
    const either = page
      .getByText(text, { exact: true })
      .or(page.getByText(text.replace('. Try again.', ''), { exact: true }));
    await comes(page, either.first());
  }
  if (notice !== null) await comes(page, page.getByText(notice).first());
  if (typeof notice === 'string') await expect(page.getByText(/Planned failure/)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Try again/, includeHidden: true }).first()).toBeVisible();
}

async function expectHeading(page: Page, name: string): Promise<void> {
  await comes(page, page.getByRole('heading', { level: 1, name }));
}

/** Presses every Try again button, including those that appear later. */
async function tryAgain(page: Page): Promise<void> {
  await closeAlerts(page);
  for (let presses = 0; presses < 4; presses += 1) {
    // In one task, because a reply may remove the button of another part.
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
  // Toasts time out.
  await page.clock.runFor(6000);
}

/** Clears the caches of page and tab, which would hide that the next call fails. */
async function forget(page: Page): Promise<void> {
  await leave(page);
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expectHeading(page, elsewhere.heading);
}
