import { en } from 'zod/locales';
import * as z from 'zod/mini';

const english = en().localeError;

/** Gives zod words for people; without a locale every message of zod/mini reads "Invalid input". */
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

/** One sentence from an issue: where it is and what is wrong, as in 'email: This field is missing.' */
export function sentence(path: readonly PropertyKey[], message: string): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** What a caller sent, as far as it fits into a sentence. */
export const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
