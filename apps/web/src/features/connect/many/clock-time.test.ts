import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [new Date(2026, 10, 23, 0, 5, 7), '12:05:07 AM'],
  [new Date(2026, 10, 23, 22, 42, 7), '10:42:07 PM'],
])('the time is told by the clock of this device: %s', (at, text) => {
  expect(clockTime(at)).toBe(text);
});
