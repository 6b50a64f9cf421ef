import { describe, expect, it } from 'vitest';
import { draftTime } from './draft-time.ts';

const now = new Date(2026, 10, 3, 18, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('when a draft was left', () => {
  it('is a time today, with the day before it otherwise', () => {
    expect(draftTime(at(2026, 10, 3, 14, 5), now)).toBe('2:05 PM');
    expect(draftTime(at(2026, 10, 3, 0, 7), now)).toBe('12:07 AM');
    expect(draftTime(at(2026, 10, 2, 23, 59), now)).toBe('November 2, 11:59 PM');
    expect(draftTime(at(2025, 10, 3, 14, 5), now)).toBe('November 3, 2:05 PM');
  });

  it('says nothing of what is no time', () => {
    expect(draftTime('yesterday', now)).toBe('');
  });
});
