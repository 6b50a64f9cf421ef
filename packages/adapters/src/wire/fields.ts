import * as z from 'zod/mini';
import { noted } from './notes.ts';

/**
 * What the fields of replies are. Only `id` and `name` are required: without them a screen could not open a record, or show
 * which it is. Everything else may be absent, null, empty or of a related type (decision 46).
 */
export const id = noted(z.string().check(z.minLength(1)), { kind: 'id' });
/** What identifies a thing to a person, or is all that a reply is asked for. */
export const name = z.string().check(z.minLength(1));

export const wireLocation = noted(
  z.strictObject({ lable: z.string(), city: z.string(), state: z.string(), country: z.string() }),
  { kind: 'location' },
);

export const text = z.optional(z.string());
export const number = z.optional(z.number());
export const flag = z.optional(z.boolean());
export const date = z.optional(noted(z.string(), { kind: 'date' }));
export const texts = z.optional(z.array(z.string()));
export const ids = z.optional(z.array(id));
/** A location object, spelt `lable`; read from 'city, state, country' as well. */
export const location = z.optional(wireLocation);
export const locations = z.optional(z.array(wireLocation));
/** A location as one line of text; read from an object as well. */
export const locationLabel = z.optional(noted(z.string(), { kind: 'location label' }));
