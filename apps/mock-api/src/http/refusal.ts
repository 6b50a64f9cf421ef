import { en } from 'zod/locales';
import * as z from 'zod/mini';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const refuse = {
  badRequest: (message: string) => new Refusal(400, message),
  signInNeeded: () => new Refusal(401, 'Please sign in.'),
  forbidden: (message: string) => new Refusal(403, message),
  notFound: (message: string) => new Refusal(404, message),
  conflict: (message: string) => new Refusal(409, message),
  gone: (message: string) => new Refusal(410, message),
  tooLarge: (message: string) => new Refusal(413, message),
  unsupportedType: (message: string) => new Refusal(415, message),
};

export class TooManyRequests extends Refusal {
  readonly retryAfterSeconds: number;

  /** `tries`: plural of the counted action. `advice`: what to do instead. */
  constructor(retryAfterSeconds: number, tries = 'tries', advice = waitAndTry(retryAfterSeconds)) {
    super(429, `Too many ${tries}. ${advice}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Throws `TooManyRequests` unless the wait in milliseconds is 0. */
export function requireNoWait(wait: number, tries?: string): void {
  if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000), tries);
}

const waitAndTry = (seconds: number) => `Please wait ${waitInWords(seconds)} and try again.`;

/** Rounds up: 'a second', '40 seconds', '15 minutes', '24 hours'. */
export function waitInWords(seconds: number): string {
  if (seconds > 2 * 60 * 60) return `${Math.ceil(seconds / 60 / 60)} hours`;
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}

const english = en().localeError;

/** Replaces zod's messages that do not read well. Without a locale every message of zod/mini is "Invalid input". */
export function installPlainMessages(): void {
  z.config({
    localeError: (issue) => {
      if (['invalid_type', 'invalid_union'].includes(issue.code) && issue.input === undefined)
        return 'This field is missing.';
      if (issue.code === 'invalid_union') return 'This value has none of the allowed forms.';
      if (issue.code === 'invalid_format') return 'This value does not have the expected format.';
      if (issue.code === 'too_small' && issue.minimum === 1 && issue.origin === 'string')
        return 'This must not be empty.';
      return english(issue);
    },
  });
}

export function sentence(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

export const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
