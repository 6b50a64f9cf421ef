import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [new Date(2026, 10, 23, 0, 5, 7), '00:05:07'],
  [new Date(2026, 10, 23, 22, 42, 7), '22:42:07'],
])('the time is told by the clock of this device, of 24 hours: %s', (at, text) => {
  expect(clockTime(at)).toBe(text);
  expect(clockTime(at.toISOString())).toBe(text);
});
