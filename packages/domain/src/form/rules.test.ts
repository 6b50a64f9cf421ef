import { cleanLine } from '../shared/clean-text.ts';
import { describe, expect, it } from 'vitest';
import { atLeastOne, atMost, matching, required } from './rules.ts';

describe('the shared rules', () => {
  it('require more than blanks', () => {
    const rule = required('Enter a valid Name');
    expect(['', '  \t\n'].map(rule)).toEqual(['Enter a valid Name', 'Enter a valid Name']);
    expect(rule(' Meera ')).toBeNull();
  });

  it('match the text without surrounding blanks', () => {
    const rule = matching(/^\d+$/, 'Digits only');
    expect(rule(' 12 ')).toBeNull();
    expect(rule('1 2')).toBe('Digits only');
  });

  it('count the cleaned text', () => {
    const rule = atMost(3, 'Too long');
    expect(rule('abc')).toBeNull();
    expect(rule(' abc ')).toBeNull();
    expect(rule('abcd')).toBe('Too long');
    // NFC turns this character into two.
    expect(required('Missing', cleanLine, 3)('\u0958\u0958')).toBe('Use at most 3 characters');
  });

  it('require at least one item', () => {
    expect(atLeastOne('Choose one')([])).toBe('Choose one');
    expect(atLeastOne('Choose one')(['Finance'])).toBeNull();
  });
});
