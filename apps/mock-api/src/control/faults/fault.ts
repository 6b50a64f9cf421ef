import * as z from 'zod/mini';
import { minutes } from '../../data/durations.ts';
import { matches } from './path-pattern.ts';

const wholePath = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^\/[^\s?#]*$/, 'Please give a whole path such as /api/recruiter/user/login, without a query.'),
  );

/** What a fault can be asked to do, and to which calls. Exactly one effect; a delay goes with each, or alone. */
export const faultShape = z
  .strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    /** `:name` and `*` stand for any one part, `*` at the end for all the rest. */
    path: wholePath,
    /** Answers so, with `body`, before the call is looked at. */
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    body: z.optional(z.json()),
    /** Ends the connection without an answer. */
    drop: z.optional(z.boolean()),
    /**
     * hang: no answer at all. html: a page instead of JSON. Both before the call is looked at. truncate: half of the reply.
     * wrong-shape: JSON with values of other types. Both after the call was done.
     */
    kind: z.optional(z.enum(['hang', 'html', 'truncate', 'wrong-shape'])),
    delayMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    /** So many matching calls are left alone first. */
    after: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    /** Only so many calls are hit; without it, all until the fault is removed. */
    times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  })
  .check(
    z.refine(
      hasOneEffect,
      'Please give exactly one of status, drop and kind, or delayMs alone; html may have a status.',
    ),
    z.refine(({ body, status, kind }) => body === undefined || (status !== undefined && kind === undefined), {
      error: 'A body goes with a status.',
      path: ['body'],
    }),
    z.refine(({ kind, path }) => kind !== 'wrong-shape' || path.startsWith('/api/'), {
      error: 'A wrong shape is for calls that answer JSON, at /api/.',
      path: ['kind'],
    }),
  );

type Asked = z.infer<typeof faultShape>;
export type Effect = 'answer' | 'drop' | NonNullable<Asked['kind']> | 'delay';

function hasOneEffect({ status, drop, kind, delayMs }: Pick<Asked, 'status' | 'drop' | 'kind' | 'delayMs'>): boolean {
  const effects = [kind !== undefined, drop === true, status !== undefined && kind !== 'html'].filter(Boolean).length;
  return effects === 1 || (effects === 0 && delayMs !== undefined);
}

/** A planned failure of a world. */
export class Fault {
  readonly id: string;
  readonly asked: Asked;
  readonly effect: Effect;
  readonly #ended = new AbortController();
  #passed = 0;
  #fired = 0;

  constructor(id: string, asked: Asked) {
    this.id = id;
    this.asked = asked;
    this.effect = asked.kind ?? (asked.drop === true ? 'drop' : asked.status === undefined ? 'delay' : 'answer');
  }

  /** Aborted when the fault is removed. */
  get ended(): AbortSignal {
    return this.#ended.signal;
  }

  /** Whether this call is hit; counts it. */
  hits(method: string, path: string): boolean {
    const { method: only, path: pattern, after = 0, times = Number.POSITIVE_INFINITY } = this.asked;
    if ((only !== undefined && only !== method) || !matches(pattern, path)) return false;
    if (this.#passed < after) {
      this.#passed += 1;
      return false;
    }
    if (this.#fired >= times) return false;
    this.#fired += 1;
    return true;
  }

  end(): void {
    this.#ended.abort();
  }

  /** As the control surface shows it; `remaining` is null without an end. */
  toJSON() {
    const { times } = this.asked;
    return {
      id: this.id,
      ...this.asked,
      fired: this.#fired,
      remaining: times === undefined ? null : times - this.#fired,
    };
  }
}
