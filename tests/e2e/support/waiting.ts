import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The page's time stands still from here on, so that no toast goes by itself, and moves only as far as it is told. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

interface Meanwhile {
  /** Pressed whenever it is there. */
  readonly press?: Locator;
  /** How much time passes between two looks, in milliseconds. */
  readonly step?: number;
}

/** Lets the page's time pass, in small steps, until this is there. */
export async function comes(page: Page, what: Locator, { press, step = 50 }: Meanwhile = {}): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        if (press !== undefined && (await press.count()) > 0) await press.first().press('Enter');
        return what.filter({ visible: true }).count();
      },
      { message: `${String(what)} comes`, intervals: [10], timeout: 30_000 },
    )
    .toBeGreaterThan(0);
}

/** Longer than Undo is offered. In milliseconds. */
export const undoTime = 6000;

/** Delay in milliseconds. Clearing the faults ends it early. */
export const whileFaultsStand = 300_000;

/** Answers every alert with OK. */
export async function closeAlerts(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  while ((await alert.count()) > 0) {
    await alert.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
    await page.clock.runFor(500);
  }
}

/** Toasts and alerts. */
export const notices = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alert')
    .locator('> *')
    .or(page.getByRole('alertdialog'));
