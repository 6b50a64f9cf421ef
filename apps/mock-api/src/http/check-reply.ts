import type { Call } from '@glo/adapters/wire/call';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** Throws a `ResponseSerializationError` if the reply breaks the contract. */
export function checkReply({ reply, method, path }: Call, body: unknown): void {
  // Reply schemas transform nothing, so the body can be sent as it is.
  const { error } = z.safeParse(reply, body);
  if (error !== undefined) throw new ResponseSerializationError(method, path, { cause: error });
}
