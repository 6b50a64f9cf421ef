import type { Call } from '../wire/call.ts';
import { definitionOf } from '../wire/definition.ts';
import { isObject } from '../wire/values.ts';

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
