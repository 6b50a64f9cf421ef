import { describe, expect, it } from 'vitest';
import { isNamedIn, withoutIdentity } from './hidden-text.ts';

const asha = { name: 'Asha Rao', email: 'asha.rao@mail.example', mobileNumber: '+91 98 (22) 1' };
const without = (text: string) => withoutIdentity(text, asha, 'Person 2345');

describe('the text of a hidden candidate', () => {
  it.each([
    ['I am Asha Rao, a botanist.', 'I am Person 2345, a botanist.'],
    ['ASHA likes frogs, and rao.', 'Person 2345 likes frogs, and Person 2345.'],
    ['github: asha_rao', 'github: Person 2345'],
    ['Write to asha.rao@mail.example or +91 98 (22) 1', 'Write to Person 2345 or Person 2345'],
    ['or to another@place.example', 'or to Person 2345'],
    ['Ashad, Parao and 2 raos stay', 'Ashad, Parao and 2 raos stay'],
    ['', ''],
  ])('%s', (text, shown) => expect(without(text)).toBe(shown));

  it('stays if the name has no words', () => {
    expect(withoutIdentity('A. is here', { name: 'A.' }, 'Person 2345')).toBe('A. is here');
  });

  it('stays if nothing is known of the candidate', () => {
    expect(withoutIdentity('A. is here', { name: '', email: '', mobileNumber: '' }, 'Person 2345')).toBe('A. is here');
  });

  it('loses a name with accents and apostrophes', () => {
    expect(withoutIdentity("Zoë O'Neil wrote", { name: "Zoë O'Neil" }, 'X')).not.toMatch(/Zoë|Neil/);
  });
});

describe('the link of a hidden candidate', () => {
  it.each([
    ['https://asha-rao.example/work', true],
    ['https://code.example/ASHA', true],
    ['https://code.example/%61sha', true],
    ['mailto:somebody@mail.example', true],
    ['tel:+919822', true],
    ['https://hotel.example/?tel:', false],
    ['https://code.example/frogs', false],
    ['https://code.example/%', false],
  ])('%s contains the name: %s', (link, named) => expect(isNamedIn(link, asha)).toBe(named));

  it.each([
    ['https://maps.example/?by=Botanist@mail.example', true],
    ['https://work.example/rao', true],
    ['https://work.example/calendar', false],
  ])('%s contains the email or a name of three letters: %s', (link, named) => {
    expect(isNamedIn(link, { name: 'Al Rao', email: 'botanist@mail.example' })).toBe(named);
  });
});
