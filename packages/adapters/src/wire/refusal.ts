import * as z from 'zod/mini';

/** How a service says no: with a 4xx or 5xx status, and words for a person. */
export const refusal = z.strictObject({ message: z.string() });
