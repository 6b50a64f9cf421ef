import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pauses the page clock, so that no toast closes until the test advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

interface WaitOptions {
  readonly pressIfShown?: Locator;
  /** Page time between two checks, in milliseconds. */
  readonly stepMs?: number;
}

/** Advances the page clock in small steps until `target` is visible. */
export async function waitUntilShown(
  page: Page,
  target: Locator,
  { pressIfShown, stepMs = 50 }: WaitOptions = {},
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        if (pressIfShown !== undefined && (await pressIfShown.count()) > 0) await pressIfShown.first().press('Enter');
        return target.filter({ visible: true }).count();
      },
      { message: `${String(target)} is shown`, intervals: [10], timeout: 30_000 },
    )
    .toBeGreaterThan(0);
}

/** Longer than Undo is available, in milliseconds. */
export const undoTimeMs = 6000;

/** Passes the time in which another press counts as the second of a double press. Requires the page clock. */
export async function passDoublePress(page: Page): Promise<void> {
  await page.clock.fastForward(400);
}

/** Passes the time in which an email to many can be undone. Requires the page clock. */
export async function passHold(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo sending' })).toBeVisible();
  await page.clock.runFor(10_000);
}

/** Delay in milliseconds. Clearing the faults ends it early. */
export const faultDelayMs = 300_000;

export async function closeAlerts(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  while ((await alert.count()) > 0) {
    await alert.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
    await page.clock.runFor(500);
  }
}

export const notices = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alert')
    .locator('> *')
    .or(page.getByRole('alertdialog'));
