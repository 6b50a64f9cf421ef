import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';

const texts = z.record(z.string().check(z.minLength(1)), z.string());

/** What a call has to be besides method and path. All that is given has to be there; more may be. */
export const whenShape = z.strictObject({
  query: z.optional(texts),
  headers: z.optional(texts),
  /** Fields of the JSON body, at any depth; lists whole. */
  body: z.optional(z.record(z.string(), z.json())),
});

type When = z.infer<typeof whenShape>;

/** A call as it came. */
export interface AskedOf {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export function isAskedFor({ query = {}, headers = {}, body }: When, asked: AskedOf): boolean {
  return (
    Object.entries(query).every(([name, value]) => asked.query.getAll(name).includes(value)) &&
    Object.entries(headers).every(([name, value]) => String(asked.headers[name.toLowerCase()] ?? '') === value) &&
    (body === undefined || holds(asked.body, body))
  );
}

function holds(value: unknown, wanted: unknown): boolean {
  if (!isRecord(wanted)) return JSON.stringify(value) === JSON.stringify(wanted);
  return isRecord(value) && Object.entries(wanted).every(([name, each]) => holds(value[name], each));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
