import type { Locator, Page } from '@playwright/test';
import type { Failure } from './kinds.ts';
import { refuses } from './kinds.ts';
import type { Recruiter } from './people.ts';

/** A screen that hands something in. */
export interface Submitting {
  readonly name: string;
  /** The call that hands it in. */
  readonly call: { readonly method: string; readonly path: string };
  /** Opens the screen for somebody who may be there, and fills it in. */
  readonly arrive: (page: Page, recruiter: Recruiter) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** What a person hears of a failure. */
  readonly says: (failure: Failure) => string | RegExp;
  /** What is there when it was handed in. */
  readonly done: (page: Page) => Locator;
  /** Without a note after 10 s: the screen stays usable, and going away ends the wait. */
  readonly waitsAside?: true;
  /** Pressed again, it waits for the first call, so that nothing is handed in twice. */
  readonly waitsForFirst?: true;
  /** Pressed again after a reply that could not be read, it asks first whether the call was done. */
  readonly looksFirst?: true;
  /** It looked done, or was sent in the recruiter's name: that it was not is said wherever one is by then. */
  readonly saysElsewhere?: true;
}

export const failed = 'Some error occured! Please retry..';
export const ofService = /^Planned failure \d+ of the mock API\.$/;

/** The specified sentence, and below it the words of a service that refuses (decision 48). */
export const usual = (failure: Failure) => (refuses(failure) ? withDetail(failed) : failed);

/** A sentence with the words of the service below it. */
export const withDetail = (sentence: string) =>
  new RegExp(`^${sentence.replaceAll('.', '\\.')}\\s*Planned failure \\d+ of the mock API\\.$`);

/** The words of the service whenever it has some. */
export const inItsWords = (failure: Failure) =>
  refuses(failure) || failure.kind === 'status 500' ? ofService : failed;

export const recruiterCall = (method: string, path: string) => ({ method, path: `/api/recruiter${path}` });
/** By keyboard: what looks disabled can be pressed, too. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .press('Enter');
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
