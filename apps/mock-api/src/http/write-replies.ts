import type { Call } from '@glo/adapters/wire/call';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { keepsJson, toJson } from './kept-json.ts';
import { quickSchema } from './quick-schema.ts';
import { WrittenReply } from './written-reply.ts';

/** Writes the body of a reply as JSON: as a text, or the bytes of a `WrittenReply`. */
export type WriteReply = (body: unknown) => string | Buffer;

/** How a call's replies are written; with `check` only those that are as the contract says, and a `ResponseSerializationError` otherwise. */
export function replyWriter({ reply: schema, method, path }: Call, check: boolean): WriteReply {
  if (!check) return write;
  const quick = quickSchema(schema);
  // They never change: once is enough.
  const checked = new WeakSet();
  return (body) => {
    if (keepsJson(body) && checked.has(body)) return toJson(body);
    // Schemas of replies transform nothing: what was checked is what is sent.
    const { success, error } = z.safeParse(quick, body instanceof WrittenReply ? JSON.parse(String(body.json)) : body);
    if (!success) throw new ResponseSerializationError(method, path, { cause: error });
    if (keepsJson(body)) checked.add(body);
    return write(body);
  };
}

const write: WriteReply = (body) => (body instanceof WrittenReply ? body.json : toJson(body));
