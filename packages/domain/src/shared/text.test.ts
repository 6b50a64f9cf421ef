import { describe, expect, it } from 'vitest';
import { truncate } from './text.ts';

describe('truncate', () => {
  it.each([
    ['Aarohi', 11, 'Aarohi'],
    ['Aarohi Desh', 11, 'Aarohi Desh'],
    ['Aarohi Deshmukh', 11, 'Aarohi Desh…'],
    ['', 5, ''],
    ['👩‍💻👨‍🌾', 1, '👩‍💻…'],
    ['😀😀😀', 2, '😀😀…'],
  ])('%o at %d is %o', (text, length, expected) => expect(truncate(text, length)).toBe(expected));
});
