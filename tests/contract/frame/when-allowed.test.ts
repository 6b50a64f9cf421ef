import { expect, it } from 'vitest';
import type { Received } from './receive.ts';
import { whenAllowed } from './when-allowed.ts';

const answer = (status: number, retryAfter?: string): Received => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
  type: 'application/json',
  location: '',
  text: '{}',
  milliseconds: 1,
});

it.each<[string, Received[], number, number[]]>([
  ['whoever is let in at once does not wait', [answer(200)], 200, []],
  ['a limit is waited out as long as it says', [answer(429, '2'), answer(429, '5'), answer(200)], 200, [2000, 5000]],
  ['a second where it does not say', [answer(429), answer(403)], 403, [1000]],
  ['not for ever', [answer(429), answer(429), answer(429), answer(429), answer(200)], 429, [1000, 1000, 1000]],
  ['and not for hours', [answer(429, '3600'), answer(200)], 429, []],
  ['or for what is no number', [answer(429, 'tomorrow'), answer(200)], 429, []],
])('%s', async (_, answers, status, waits) => {
  const left = [...answers];
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  expect((await whenAllowed(async () => left.shift() ?? answer(500), wait)).status).toBe(status);
  expect(waited).toEqual(waits);
});
