import * as z from 'zod/mini';

/** Body of a 4xx or 5xx. The message is for the user. */
export const refusal = z.strictObject({ message: z.string() });
