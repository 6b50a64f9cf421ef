import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkReply } from './route.ts';

const call = { service: 'recruiter', method: 'GET', path: '/', reply: z.object({ name: z.string() }) } as const;

it('lets no reply pass that is not as the contract says', () => {
  expect(() => checkReply(call, { name: 'Asha', more: 1 })).not.toThrow();
  expect(() => checkReply(call, { name: 7 })).toThrow("doesn't match the schema");
});
