import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signInAsDemo } from '../sign-in.ts';
import { planFault } from '../worlds.ts';

/** One screen and its states, which routes.spec.ts checks. */
export interface RouteCase {
  /** Path in the application's route table. ':id' matches any segment. */
  readonly path: string;
  /** A pattern if the heading contains a name from the data. */
  readonly heading: string | RegExp;
  /** Document title before the product name. Defaults to the heading. */
  readonly title?: string | RegExp;
  readonly step?: string;
  readonly open: (page: Page) => Promise<void>;
  /** Causes an error and expects its message. */
  readonly error?: (page: Page) => Promise<void>;
  /** `error` reloads the screen with a failing call. Its layout is therefore checked first, while it is complete. */
  readonly errorIsOnOpening?: true;
  /** Lets calls hang and expects the busy state. After `errorIsOnOpening`, the screen still shows the error. */
  readonly busy?: (page: Page) => Promise<void>;
  /** States and layouts in other windows that look like those of another screen, which every run checks. */
  readonly repeats?: readonly ('windows' | 'error' | 'busy')[];
}

export const openAsRecruiter = (path: string) => async (page: Page) => {
  await signInAsDemo(page, path);
};

export const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('alertdialog').getByText(text, { exact: true })).toBeVisible();

/** Presses by key, because a button with `aria-disabled` can be pressed too. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** Reloads the screen with a call that fails. */
export async function failOnLoad(page: Page, path: string, text: string): Promise<void> {
  await planFault(page, { path, status: 500 });
  await page.reload();
  await expectText(page, text);
}

/** Tries the failed call again, which then hangs. */
export async function hangOnRetry(page: Page, path: string, text: string): Promise<void> {
  await hangCall(page, path);
  // Each button retries all failed parts.
  await page
    .getByRole('button', { name: /^Try again/ })
    .first()
    .press('Enter');
  await expectText(page, text);
}

export const hangCall = (page: Page, path: string) => planFault(page, { path, hang: true });

/** Presses a button whose call hangs and expects the button to be busy. */
export async function pressBusy(page: Page, name: string, path: string): Promise<void> {
  await hangCall(page, path);
  await press(page, name);
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true');
}
