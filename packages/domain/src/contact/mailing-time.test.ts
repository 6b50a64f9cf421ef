import { describe, expect, it } from 'vitest';
import { mailingMinutes, sentWithinAnHour } from './mailing-time.ts';

describe('the time of a mailing', () => {
  it.each([
    [1, 0, 1],
    [30, 0, 1],
    [31, 0, 2],
    [200, 0, 7],
    [201, 0, 70],
    [250, 0, 80],
    [400, 0, 120],
    [50, 150, 2],
    [51, 150, 70],
  ])('for %i emails after %i in the last hour is %i minutes', (count, sent, minutes) => {
    expect(mailingMinutes(count, sent)).toBe(minutes);
  });

  it('counts the emails of the last hour', () => {
    const times = ['2026-11-27T09:00:00.000Z', '2026-11-27T09:00:01.000Z', '2026-11-27T09:59:00.000Z'];
    expect(sentWithinAnHour(times, new Date('2026-11-27T10:00:00.000Z'))).toBe(2);
  });
});
