import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import { isTypedNumber, needsTypedNumber, shortlistedAmong } from './rejection.ts';

const person = (name: string) => ({ id: studentId(name), name, profilePicture: '' });
const [asha, kabir] = [person('asha'), person('kabir')];

describe('a rejection', () => {
  it.each([
    [30, false],
    [31, true],
  ])('to %i recipients needs the typed number: %s', (count, isNeeded) => {
    expect(needsTypedNumber(count)).toBe(isNeeded);
  });

  it.each(['1234', ' 1,234 ', '१२३४'])('is confirmed by the number: “%s”', (typed) => {
    expect(isTypedNumber(typed, 1234)).toBe(true);
  });

  it.each(['', '123', '12345', '1234 emails', '1.234'])('is not confirmed by “%s”', (typed) => {
    expect(isTypedNumber(typed, 1234)).toBe(false);
  });

  it('finds the shortlisted among its recipients', () => {
    expect(shortlistedAmong([asha, kabir], [kabir, person('sana')])).toEqual([kabir]);
    expect(shortlistedAmong([asha, kabir], [])).toEqual([]);
  });
});
