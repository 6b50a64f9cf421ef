import { en } from 'zod/locales';
import * as z from 'zod/mini';

const english = en().localeError;

/** Replaces zod's messages that do not read well. Without a locale every message of zod/mini is "Invalid input". */
export function speakPlainly(): void {
  z.config({
    localeError: (issue) => {
      if (['invalid_type', 'invalid_union'].includes(issue.code) && issue.input === undefined)
        return 'This field is missing.';
      if (issue.code === 'invalid_union') return 'This is none of what can be here.';
      if (issue.code === 'invalid_format') return 'This does not have the expected form.';
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
