import { describe, expect, it } from 'vitest';
import { codeDigits, countdown, isCompleteCode } from './account-codes.ts';

describe('the digits of a code', () => {
  it.each([
    ['407192', '407192'],
    ['407 192', '407192'],
    ['Your code is 407-192.', '407192'],
    ['40719299', '407192'],
    ['4071', '4071'],
    ['٤٠٧١٩٢', '407192'],
    ['４０７１９２', '407192'],
    ['๔๐๗๑๙๒', '407192'],
    ['৪০৭১৯২', '407192'],
    ['۴۰۷ ۱۹۲', '407192'],
    ['४०७१९२', '407192'],
    ['4 0 7 1 9 2', '407192'],
    ['Glo 2: 407192 is valid for 15 minutes', '407192'],
    ['4-0', '40'],
    ['no code here', ''],
    ['', ''],
  ])('are taken from %o: %o', (text, digits) => expect(codeDigits(text)).toBe(digits));

  it('are complete if there are six', () => {
    expect(['', '40719', '407192'].map(isCompleteCode)).toEqual([false, false, true]);
  });
});

describe('the countdown', () => {
  it.each([
    [60, '1:00'],
    [59.2, '1:00'],
    [42, '0:42'],
    [9, '0:09'],
    [0, '0:00'],
    [-3, '0:00'],
    [75, '1:15'],
  ])('%d seconds read %o', (seconds, text) => expect(countdown(seconds)).toBe(text));
});
