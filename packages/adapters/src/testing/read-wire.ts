import type * as z from 'zod/mini';
import { readerOf } from '../wire/reading.ts';

/** Parses a record. Throws if it does not match the schema. */
export function readWire<S extends z.core.$ZodType>(schema: S, sent: unknown): z.core.output<S> {
  const read = readerOf(schema)(sent, { leftOut: [], missing: '' });
  if (read === undefined) throw new Error(`Not readable: ${JSON.stringify(sent)}`);
  return read as z.core.output<S>;
}
