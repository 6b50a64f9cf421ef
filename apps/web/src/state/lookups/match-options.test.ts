import { describe, expect, it } from 'vitest';
import { matchOptions } from './match-options.ts';

const types = ['Auto-Mobile', 'Startup-IT', 'IT-Product', 'Serv-Hospital'];
const found = (typed: string) => matchOptions(types, typed, (type) => type);

describe('matching options', () => {
  it('returns all options for a blank query', () => expect(found(' ')).toEqual(types));

  it('ignores the letter case and puts prefix matches first', () => {
    expect(found(' it')).toEqual(['IT-Product', 'Startup-IT', 'Serv-Hospital']);
  });

  it.each(["lowe's", 'LOWE’S', 'Lowés', 'lowes'])('puts the one that is the same as %j first', (typed) => {
    const companies = ['Lowes Foods', 'Lower Works', 'Lowe’s'];
    expect(matchOptions(companies, typed, String)[0]).toBe('Lowe’s');
  });

  it('returns nothing without a match', () => expect(found('robots')).toEqual([]));
});
