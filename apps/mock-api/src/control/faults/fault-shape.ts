import * as z from 'zod/mini';
import { minutes } from '../../data/durations.ts';

const wholePath = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^\/[^\s?#]*$/, 'Please give a whole path such as /api/recruiter/user/login, without a query.'),
  );

/** The body of `POST /__mock/faults`. docs/mock-control.md explains each field. */
export const faultShape = z
  .strictObject({
    method: z.optional(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    path: wholePath,
    world: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/, 'This is not the name of a world.'))),
    times: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
    delayMs: z.optional(z.number().check(z.gt(0), z.lte(minutes(10)))),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    body: z.optional(z.json()),
    html: z.optional(z.boolean()),
    truncate: z.optional(z.boolean()),
    drop: z.optional(z.boolean()),
    hang: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      hasOneEffect,
      'Please give exactly one of status, html, truncate, drop and hang, or delayMs alone. html may have a status.',
    ),
    z.refine(({ body, status, html }) => body === undefined || (status !== undefined && html !== true), {
      error: 'A body needs a status and cannot be combined with html.',
      path: ['body'],
    }),
  );

export type FaultRequest = z.infer<typeof faultShape>;

type Effects = Pick<FaultRequest, 'status' | 'html' | 'truncate' | 'drop' | 'hang' | 'delayMs'>;

function hasOneEffect({ status, html, truncate, drop, hang, delayMs }: Effects): boolean {
  const effects = [status !== undefined || html, truncate, drop, hang].filter((isGiven) => isGiven === true).length;
  return effects === 1 || (effects === 0 && delayMs !== undefined);
}
