import { describe, expect, it } from 'vitest';
import { atLeastOne, atMost, matching, required } from './rules.ts';

describe('the rules every form uses', () => {
  it('required wants something other than blanks', () => {
    const rule = required('Enter a valid Name');
    expect(['', '  \t\n'].map(rule)).toEqual(['Enter a valid Name', 'Enter a valid Name']);
    expect(rule(' Meera ')).toBeNull();
  });

  it('matching looks at the text without the blanks around it', () => {
    const rule = matching(/^\d+$/, 'Digits only');
    expect(rule(' 12 ')).toBeNull();
    expect(rule('1 2')).toBe('Digits only');
  });

  it('at most counts what is sent, blanks and all', () => {
    const rule = atMost(3, 'Too long');
    expect(rule('abc')).toBeNull();
    expect(rule('abc ')).toBe('Too long');
  });

  it('at least one wants one', () => {
    expect(atLeastOne('Choose one')([])).toBe('Choose one');
    expect(atLeastOne('Choose one')(['Finance'])).toBeNull();
  });
});
