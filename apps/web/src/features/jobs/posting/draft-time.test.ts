import { describe, expect, it } from 'vitest';
import { draftTime } from './draft-time.ts';

const now = new Date(2026, 10, 3, 18, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('when a draft was left', () => {
  it('is a time today, with the day before it otherwise', () => {
    expect(draftTime(at(2026, 10, 3, 14, 5), now)).toBe('14:05');
    expect(draftTime(at(2026, 10, 3, 0, 7), now)).toBe('00:07');
    expect(draftTime(at(2026, 10, 2, 23, 59), now)).toBe('November 2, 23:59');
    expect(draftTime(at(2025, 10, 3, 14, 5), now)).toBe('November 3, 14:05');
  });

  it('says nothing of what is no time', () => {
    expect(draftTime('yesterday', now)).toBe('');
  });
});
