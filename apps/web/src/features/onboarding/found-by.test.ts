import { describe, expect, it } from 'vitest';
import { foundBy } from './found-by.ts';

const types = ['Auto-Mobile', 'Startup-IT', 'IT-Product', 'Serv-Hospital'];
const found = (typed: string) => foundBy(types, (type) => type, typed);

describe('searching a short list', () => {
  it('shows all while nothing is typed', () => expect(found(' ')).toEqual(types));

  it('finds any part in any letter case, beginnings first', () => {
    expect(found(' it')).toEqual(['IT-Product', 'Startup-IT', 'Serv-Hospital']);
  });

  it('finds nothing for what is nowhere', () => expect(found('robots')).toEqual([]));
});
