import type { Call } from '../wire/call.ts';
import { definitionOf } from '../wire/notes.ts';
import { isObject } from '../wire/values.ts';

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

/** A page instead of an answer, or half of one. */
export const unreadable = Symbol('unreadable');

/** The JSON of a reply, a plain text as it is, null for an empty one. */
export function parseReply(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return /^\s*[<{["]/.test(text) ? unreadable : text;
  }
}

/** The field at the start of what services say of one: 'job_title: …', 'location.0.city: …'. */
const aboutField = /^([a-z]\w*)(?:[.[][^:\s]*)? *: *(?=\S)/i;

export interface RefusedField {
  /** The service's words without the field's name on the wire. */
  readonly text: string;
  /** The field's name on the wire; null if the refusal is about no field of the body. */
  readonly name: string | null;
}

/** Finds the field of a request that a refusal is about: in its words, or as the key in `errors`. */
export function refusedField({ body, file = '' }: Call, words: string, reply: unknown): RefusedField {
  const names = body === undefined ? { [file]: null } : definitionOf(body).shape;
  const [start = '', named = ''] = aboutField.exec(words) ?? [];
  if (Object.hasOwn(names, named)) return { text: words.slice(start.length), name: named };
  const errors = isObject(reply) && isObject(reply['errors']) ? Object.keys(reply['errors']) : [];
  const [key] = errors.map((path) => path.split('.')[0] ?? '');
  return { text: words, name: key !== undefined && Object.hasOwn(names, key) ? key : null };
}
