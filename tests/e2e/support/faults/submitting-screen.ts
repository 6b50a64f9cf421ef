import type { Locator, Page } from '@playwright/test';
import type { Recruiter } from './people.ts';

/** A screen that sends a form. */
export interface Submitting {
  readonly name: string;
  /** The call that sends it. */
  readonly call: { readonly method: string; readonly path: string };
  /** Signs in, opens the screen and fills it in. */
  readonly arrive: (page: Page, recruiter: Recruiter) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Shown after a status 500 that carries a message. */
  readonly says: string | RegExp;
  /** Shown once the call has succeeded. */
  readonly done: (page: Page) => Locator;
}

export const failed = 'Some error occured! Please retry..';
/** The message of a planned failure. */
export const ofService = /^Planned failure \d+ of the mock API\.$/;

export const recruiterCall = (method: string, path: string) => ({ method, path: `/api/recruiter${path}` });
/** Presses by keyboard, because a button that looks disabled can be pressed too. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .press('Enter');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
