import { describe, expect, it } from 'vitest';
import { pastedDigits } from './OtpField.tsx';

describe('pastedDigits', () => {
  it.each([
    ['407192', '407192'],
    [' 407192\n', '407192'],
    ['407 192', '407192'],
    ['407-192', '407192'],
    ['4 0 7 1 9 2', '407192'],
    ['Your code is 407192.', '407192'],
    ['Glo 2: 407192 is valid for 15 minutes', '407192'],
  ])('finds the code in %j', (text, code) => {
    expect(pastedDigits(text)).toBe(code);
  });

  it('keeps a shorter code', () => {
    expect(pastedDigits('407')).toBe('407');
    expect(pastedDigits('4-0')).toBe('40');
  });

  it('keeps the first six digits of a longer number', () => {
    expect(pastedDigits('40719235')).toBe('407192');
  });

  it('returns an empty string for a text without digits', () => {
    expect(pastedDigits('no code here')).toBe('');
  });
});
