const longest = 300;
/** A list of objects with texts by field is the deepest that services send. */
const deepest = 4;

/**
 * What a refusal says to a person, at most 300 characters; '' when it says nothing. Services call it `message`, `error` or
 * `errors`, or send plain text (decision 48). Never markup.
 *
 * @param text the body as it came
 * @param body the same as JSON, or a plain text
 */
export function serverWords(text: string, body: unknown): string {
  const words = (typeof body === 'symbol' ? text : wordsIn(body)).trim();
  return words.startsWith('<') ? '' : words.slice(0, longest);
}

/** Whether an `error` in a reply means that there is one. */
export const isError = (error: unknown): boolean => Boolean(error) && error !== 'false' && error !== '0';

function wordsIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || depth > deepest) return '';
  if (Array.isArray(value)) return firstWords(value, depth);
  const { message, msg, error, errors } = value as Record<string, unknown>;
  return firstWords([message, msg, error, errorsIn(errors)], depth);
}

function firstWords(values: readonly unknown[], depth: number): string {
  for (const value of values) {
    const words = wordsIn(value, depth + 1);
    if (words.trim() !== '') return words;
  }
  return '';
}

/** `errors` is a list, or an object with an entry for each field. */
function errorsIn(errors: unknown): unknown {
  return typeof errors === 'object' && errors !== null ? Object.values(errors) : errors;
}
