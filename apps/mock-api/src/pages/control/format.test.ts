import { expect, it } from 'vitest';
import { formatDateTime, formatOffset } from './format.ts';

it('formats times like the application, in any language of the browser', () => {
  const iso = new Date(2026, 10, 5, 20, 54, 53).toISOString();
  expect(formatDateTime(iso)).toMatch(/^Nov 5, 2026, 8:54:53\sPM$/);
});

it.each([
  [0, 'real time'],
  [29_000, 'real time'],
  [60_000, '1 minute ahead'],
  [26 * 3_600_000 + 120_000, '1 day 2 hours 2 minutes ahead'],
  [-3_600_000, '1 hour behind'],
])('formats an offset of %i ms as %s', (ms, text) => {
  expect(formatOffset(ms)).toBe(text);
});
