import * as z from 'zod/mini';
import { minutes } from '../../data/durations.ts';
import { whenShape } from './when.ts';

const wholePath = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^\/[^\s?#]*$/, 'Please give a whole path such as /api/recruiter/user/login, without a query.'),
  );

const headerName = z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]+$/));
const headerValue = z
  .string()
  .check(z.regex(/^[\x20-\x7e]*$/, 'A header has letters, digits and signs of ASCII only.'));
/** They say how the body comes, which the server sees to. */
const ofTheServer = ['connection', 'content-length', 'transfer-encoding'];

/** What a fault can be asked to do, and to which calls. Exactly one effect; a delay goes with each, or alone. */
export const faultShape = z
  .strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    /** `:name` and `*` stand for any one part, `*` at the end for all the rest. */
    path: wholePath,
    when: z.optional(whenShape),
    /** Whose requests are hit; without it, those of the world that it is planned in. */
    world: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/, 'This is not the name of a world.'))),
    /** Answers so, with `body`, before the call is looked at. */
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    body: z.optional(z.json()),
    /** Ends the connection without an answer. */
    drop: z.optional(z.boolean()),
    /**
     * hang: no answer at all. html: a page instead of JSON. Both before the call is looked at. truncate: half of the reply.
     * wrong-shape: JSON with values of other types. garbage: bytes without a sense. dribble: a piece at a time. These after the call was
     * done. reset: the connection is reset, before the call is looked at.
     */
    kind: z.optional(z.enum(['hang', 'html', 'reset', 'truncate', 'wrong-shape', 'garbage', 'dribble'])),
    /** On the reply, over those that it has. */
    headers: z.optional(
      z
        .record(headerName, headerValue)
        .check(
          z.refine(
            (headers) => Object.keys(headers).every((name) => !ofTheServer.includes(name.toLowerCase())),
            `The server itself sees to ${ofTheServer.join(', ')}.`,
          ),
        ),
    ),
    delayMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    /** So much longer at the most, each time by chance. */
    jitterMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    /** How long a dribbling reply takes. */
    overMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    /** Of the calls that would be hit, so many are. */
    probability: z.optional(z.number().check(z.gt(0), z.lte(1))),
    /** So many matching calls are left alone first. */
    after: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    /** Only so many calls are hit; without it, all until the fault is removed. */
    times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  })
  .check(
    z.refine(
      hasOneEffect,
      'Please give exactly one of status, drop and kind, or delayMs or headers alone; html may have a status.',
    ),
    z.refine(({ body, status, kind }) => body === undefined || (status !== undefined && kind === undefined), {
      error: 'A body goes with a status.',
      path: ['body'],
    }),
    z.refine(({ jitterMs, delayMs }) => jitterMs === undefined || delayMs !== undefined, {
      error: 'A jitter goes with a delay.',
      path: ['jitterMs'],
    }),
    z.refine(({ overMs, kind }) => overMs === undefined || kind === 'dribble', {
      error: 'It goes with the kind dribble.',
      path: ['overMs'],
    }),
    z.refine(({ kind, path }) => kind !== 'wrong-shape' || path.startsWith('/api/'), {
      error: 'A wrong shape is for calls that answer JSON, at /api/.',
      path: ['kind'],
    }),
  );

export type Asked = z.infer<typeof faultShape>;

type Effects = Pick<Asked, 'status' | 'drop' | 'kind' | 'delayMs' | 'headers'>;

function hasOneEffect({ status, drop, kind, delayMs, headers }: Effects): boolean {
  const effects = [kind !== undefined, drop === true, status !== undefined && kind !== 'html'].filter(Boolean).length;
  return effects === 1 || (effects === 0 && (delayMs !== undefined || headers !== undefined));
}
