import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signInAsDemo } from '../sign-in.ts';
import { plan } from '../worlds.ts';

/** One screen and what can be asked of each: see routes.spec.ts. */
export interface RouteCase {
  /** Path in the application's route table. ':id' matches any segment. */
  readonly path: string;
  /** A pattern if it contains a name from the data. */
  readonly heading: string | RegExp;
  /** Title of the tab, before the product's name. The heading by default. */
  readonly title?: string | RegExp;
  /** 'Step 2 of 5', where there are steps. */
  readonly step?: string;
  readonly open: (page: Page) => Promise<void>;
  /** Makes something go wrong; what then stands on the screen. */
  readonly error?: (page: Page) => Promise<void>;
  /** The screen is opened once more, and something does not come: how it fits windows is seen before, while it is whole. */
  readonly errorIsOnOpening?: true;
  /** Makes something take its time, by calls that hang; what then shows that it does. */
  readonly busy?: (page: Page) => Promise<void>;
}

/** Opened by the demo recruiter. */
export const recruiterAt = (path: string) => async (page: Page) => {
  await signInAsDemo(page, path);
};

export const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('alertdialog').getByText(text, { exact: true })).toBeVisible();

/** Presses by keyboard, because a button that looks disabled can be pressed too. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

/** The call gets no answer from here on. */
export const hang = (page: Page, path: string) => plan(page, { path, hang: true });

/** Presses a button whose call hangs: the button is busy. */
export async function pressBusy(page: Page, name: string, path: string): Promise<void> {
  await hang(page, path);
  await press(page, name);
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true');
}
