import type { Call } from '@glo/adapters/wire/call';
import { refusal } from '@glo/adapters/wire/refusal';
import type { JsonObject } from './json.ts';
import type { SchemaBook } from './schemas.ts';
import type { CallText } from './texts/call-text.ts';

/** How calls say no, with an example each: every one is `{ message }`. */
const words = {
  400: ['The input does not fit; the sentence names the field.', 'email: This field is missing.'],
  401: ['Nobody is signed in.', 'Please sign in.'],
  403: ['A page of another site asked.', 'Requests from other sites are not accepted.'],
  404: ['It is not there.', 'There is no such job.'],
  409: ['It does not go together with what is there.', 'You already have a folder with this name.'],
  413: ['The body is larger than 8 MB, or the file larger than allowed.', 'The request is too large.'],
  415: ['The body is not of the type this call takes.', 'Please send JSON (content-type: application/json).'],
  429: [
    'Too many tries; `Retry-After` tells the seconds to wait.',
    'Too many tries. Please wait 40 seconds and try again.',
  ],
  503: [
    'Nothing was stored, since storing is not possible at the moment; or, with a database whose answer was lost, the sentence says that this is not known.',
    'Nothing was stored: storing is not possible at the moment. Please try again.',
  ],
} as const;

type Status = keyof typeof words;

/** The refusals a call may answer with, by status; `default` is what went wrong inside. */
export function refusalsOf(call: Call, text: CallText, book: SchemaBook): JsonObject {
  const schema = book.schema(refusal);
  const respond = (description: string, message: string): JsonObject => ({
    description,
    content: { 'application/json': { schema, example: { message } } },
  });
  const changes = call.method !== 'GET';
  const refusals = statusesOf(call, text).map((status) => {
    const [general, message] = words[status];
    const own = status === 403 || status === 404 || status === 409 ? text.refusals?.[status] : undefined;
    const also = status === 403 && changes ? ` ${general}` : '';
    const response = respond(own === undefined ? general : own + also, message);
    return [status, status === 429 ? { ...response, headers: retryAfter } : response];
  });
  return {
    ...Object.fromEntries(refusals),
    default: respond('Something went wrong in the server (500).', 'Something went wrong in the server.'),
  };
}

function statusesOf(call: Call, text: CallText): Status[] {
  const takesBody = call.body !== undefined || call.file !== undefined;
  const changes = call.method !== 'GET';
  const possible: Readonly<Record<Status, boolean>> = {
    400: takesBody || call.params !== undefined || call.query !== undefined,
    401: !call.anonymous,
    403: changes || text.refusals?.[403] !== undefined,
    404: text.refusals?.[404] !== undefined,
    409: text.refusals?.[409] !== undefined,
    413: takesBody,
    415: takesBody,
    429: text.limited === true,
    503: changes && !text.readOnly,
  };
  return ([400, 401, 403, 404, 409, 413, 415, 429, 503] as const).filter((status) => possible[status]);
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
