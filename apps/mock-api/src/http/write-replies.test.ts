import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { keepJson } from './kept-json.ts';
import { replyWriter } from './write-replies.ts';
import { WrittenReply } from './written-reply.ts';

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

it('sends bytes as they are, when what they read as is as the contract says', () => {
  const [right, wrong] = ['{"name":"Zo\u00eb"}', '{"name":""}'].map((json) => new WrittenReply(Buffer.from(json)));
  for (const write of [checking(), replyWriter(call, false)]) expect(write(right)).toBe(right?.json);
  expect(() => checking()(wrong)).toThrow("doesn't match the schema");
});
