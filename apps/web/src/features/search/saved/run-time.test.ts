import { expect, it } from 'vitest';
import { runTime } from './run-time.ts';

const now = new Date(2026, 10, 21, 18, 0);

it.each([
  ['a time today', new Date(2026, 10, 21, 14, 5).toISOString(), '2:05 PM'],
  ['a day before', new Date(2026, 10, 14, 14, 5).toISOString(), 'November 14, 2026'],
  ['nothing for what is no time', 'soon', ''],
])('when a search was run is %s', (_, iso, text) => {
  expect(runTime(iso, now)).toBe(text);
});
