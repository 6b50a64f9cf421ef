import { isObject, recordOf } from '@glo/domain/shared/json';
import type { Call } from '../wire/call.ts';
import { definitionOf } from '../wire/notes.ts';

const longest = 300;
/** Services nest messages at most this deep: in a list of objects by field. */
const deepest = 4;

/** The message of a refusal without markup, cut to 300 characters, or '' (decision 48). `body` is `text` as JSON. */
export function serverWords(text: string, body: unknown): string {
  const words = (typeof body === 'symbol' ? text : wordsIn(body)).trim();
  return words.startsWith('<') ? '' : words.slice(0, longest);
}

export const isError = (error: unknown): boolean => Boolean(error) && error !== 'false' && error !== '0';

function wordsIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (depth > deepest) return '';
  if (Array.isArray(value)) return firstWords(value, depth);
  const { message, msg, error, errors } = recordOf(value);
  return firstWords([message, msg, error, isObject(errors) ? Object.values(errors) : errors], depth);
}

function firstWords(values: readonly unknown[], depth: number): string {
  for (const value of values) {
    const words = wordsIn(value, depth + 1);
    if (words.trim() !== '') return words;
  }
  return '';
}

export const unreadable = Symbol('unreadable');

/** Returns JSON, plain text, `null` for an empty body, or `unreadable`. */
export function parseReply(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return /^\s*[<{["]/.test(text) ? unreadable : text;
  }
}

/** The field at the start of a message: 'job_title: …', 'location.0.city: …'. */
const aboutField = /^([a-z]\w*)(?:[.[][^:\s]*)? *: *(?=\S)/i;

export interface RefusedField {
  readonly text: string;
  /** Wire name of the field, or `null`. */
  readonly name: string | null;
}

/** Finds the refused field at the start of the message, or as a key of `errors`. */
export function refusedField({ body, file = '' }: Call, words: string, reply: unknown): RefusedField {
  const names = body === undefined ? { [file]: null } : definitionOf(body).shape;
  const [start = '', named = ''] = aboutField.exec(words) ?? [];
  if (Object.hasOwn(names, named)) return { text: words.slice(start.length), name: named };
  const [key] = Object.keys(recordOf(recordOf(reply)['errors'])).map((path) => path.split('.')[0] ?? '');
  return { text: words, name: key !== undefined && Object.hasOwn(names, key) ? key : null };
}
