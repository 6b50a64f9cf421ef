import type { Call } from '@glo/adapters/wire/call';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Throws a `ResponseSerializationError` for a reply that is not as the contract says. */
export function checkReply({ reply, method, path }: Call, body: unknown): void {
  // Schemas of replies transform nothing: what was checked is what is sent.
  const { error } = z.safeParse(reply, body);
  if (error !== undefined) throw new ResponseSerializationError(method, path, { cause: error });
}
