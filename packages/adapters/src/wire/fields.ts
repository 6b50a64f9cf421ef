import * as z from 'zod/mini';
import { noted } from './notes.ts';

/**
 * Fields of replies. Only `id` and `name` are required, because a screen needs them to open and to show a record.
 * Everything else may be absent, null, empty or of a related type (decision 46).
 */
export const id = noted(z.string().check(z.minLength(1)), { kind: 'id' });
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
export const location = z.optional(wireLocation);
export const locations = z.optional(z.array(wireLocation));
export const locationLabel = z.optional(noted(z.string(), { kind: 'location label' }));
