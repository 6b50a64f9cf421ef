import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepJson } from './kept-json.ts';
import { replyWriter } from './write-replies.ts';

const looksAt = vi.fn<(name: string) => boolean>((name) => name !== '');
const schema = z.object({ name: z.string().check(z.refine(looksAt)) });
const call = { service: 'recruiter', method: 'GET', path: '/', reply: schema } as const;
const checking = () => replyWriter(call, true);

it('checks every reply, but one that never changes only once', () => {
  const write = checking();
  const kept = keepJson({ name: 'Asha' });
  const other = { name: 'Ravi' };
  expect([kept, kept, other, other].map((reply) => write(reply))).toEqual([
    '{"name":"Asha"}',
    '{"name":"Asha"}',
    '{"name":"Ravi"}',
    '{"name":"Ravi"}',
  ]);
  expect(looksAt.mock.calls).toEqual([['Asha'], ['Ravi'], ['Ravi']]);
});

it('sends none that is not as the contract says, however often and by whatever route', () => {
  const kept = keepJson({ name: '' });
  const [one, another] = [checking(), checking()];
  for (const write of [one, one, another]) expect(() => write(kept)).toThrow("doesn't match the schema");
  expect(replyWriter(call, false)(kept)).toBe('{"name":""}');
});
