import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { keepsJson, toJson } from './kept-json.ts';
import { quickSchema } from './quick-schema.ts';

/** Writes replies as JSON; with `check` only those that are as the contract says, and a `ResponseSerializationError` otherwise. */
export function writeReplies(check: boolean): FastifySerializerCompiler<z.core.$ZodType> {
  if (!check) return () => toJson;
  return ({ schema, method, url }) => {
    const quick = quickSchema(schema);
    // They never change: once is enough.
    const checked = new WeakSet();
    return (reply) => {
      if (keepsJson(reply) && checked.has(reply)) return toJson(reply);
      // Schemas of replies transform nothing: what was checked is what is sent.
      const { success, error } = z.safeParse(quick, reply);
      if (!success) throw new ResponseSerializationError(method, url, { cause: error });
      if (keepsJson(reply)) checked.add(reply);
      return toJson(reply);
    };
  };
}
