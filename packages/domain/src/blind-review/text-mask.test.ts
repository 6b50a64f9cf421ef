import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentId } from '../testing/builders.ts';
import type { Identity } from './identity-index.ts';
import { TextMask } from './text-mask.ts';

const asha = { name: 'Asha Rao', email: 'asha.rao@mail.example', mobileNumber: '+91 98 (22) 1' };

/** The first person is 'P0', the text is about them. */
function masking(people: readonly Identity[], isHidden: (id: string) => boolean = () => true) {
  const mask = new TextMask(isHidden, (id) => `P${id}`);
  for (const [at, identity] of people.entries()) mask.learn(studentId(String(at)), identity);
  return mask;
}

const without = (text: string, ...people: readonly Identity[]) => masking(people).mask(text, studentId('0'));

describe('the text about a hidden candidate', () => {
  it.each([
    ['I am Asha Rao, a botanist.', 'I am P0, a botanist.'],
    ['ASHA likes frogs, and rao.', 'P0 likes frogs, and P0.'],
    ['github: asha_rao', 'github: P0'],
    ['Write to asha.rao@mail.example or +91 98 (22) 1', 'Write to P0 or P0'],
    ['or to another@place.example', 'or to P0'],
    ['Ashad, Parao and 2 raos stay', 'Ashad, Parao and 2 raos stay'],
    ['asharao98, raoasha and iamasharao', 'P0, P0 and P0'],
    ['See github.com/ashacodes, @raodesigns or in/arao.', 'See P0, P0 or P0.'],
    ['https://code.example/%61sha and https://calendar.example', 'P0 and https://calendar.example'],
    ['A. Rao, Asha R, A.R. and Rao A', 'P0, P0, P0. and P0'],
    ['\uff21\uff53\uff48\uff41 and \ud835\udc00sha and As\u00adha', 'P0 and P0 and P0'],
    [
      'The U.S. and B.A. stay. A good day. I met Asha. A good day.',
      'The U.S. and B.A. stay. A good day. I met P0. A good day.',
    ],
    ['', ''],
  ])('%s', (text, shown) => expect(without(text, asha)).toBe(shown));

  it.each([
    ["Zoë O'Neil wrote, zoe oneil too", "Zoë O'Neil", 'P0 wrote, P0 too'],
    ['Łukasz and lukasz', 'Lukasz Żak', 'P0 and P0'],
    ['我叫王小明。小明喜欢', '王小明', '我叫P0。P0喜欢'],
    ['我叫李 明和李明', '李明', '我叫李 明和P0'],
    ['김민수는 민수', '김민수', 'P0는 P0'],
    ['わたしは山田太郎です', '山田 太郎', 'わたしはP0です'],
    ['ผมชื่อสมชายครับ', 'สมชาย ใจดี', 'ผมชื่อP0ครับ'],
    ['قال وأحمد كتب لحداد', 'أَحمد حداد', 'قال وP0 كتب لP0'],
    ['आशाने लिहिले', 'आशा राव', 'P0ने लिहिले'],
    ['Иван и ИВАНОВ', 'Иван Иванов', 'P0 и P0'],
  ])('%s hides %s', (text, name, shown) => expect(without(text, { name })).toBe(shown));

  it.each([
    ['98220 14563, 9822014563, 0-98220-14563', 'P0, P0, P0'],
    ['(+91) 982 201 4563 and 00919822014563', 'P0 and P0'],
    ['9 8 2 2 0 1 4 5 6 3 in 2020', 'P0 in 2020'],
    ['९८२२०१४५६३ and 98220145', 'P0 and 98220145'],
    ['wa.me/919822014563', 'wa.me/P0'],
  ])('compares phone numbers by their last ten digits: %s', (text, shown) => {
    expect(without(text, { name: '', mobileNumber: '+91 98220-14563' })).toBe(shown);
  });

  it('gives each person their own name, and one word to several', () => {
    const people = [asha, { name: 'Bilal Sen' }, { name: 'Chitra Sen' }, { name: 'Asha Das', email: 'd@mail.example' }];
    expect(without('Asha met Bilal, Bilal Sen and Asha Das (d@mail.example). Sen was late.', ...people)).toBe(
      'P0 met P1, P1 and P3 (P3). Person was late.',
    );
  });

  it('keeps the names of revealed people', () => {
    const mask = masking([asha, { name: 'Bilal Rao', email: 'b@mail.example' }], (id) => id !== '0');
    expect(mask.mask('Asha Rao, Bilal, Rao, asha.rao@mail.example, b@mail.example', studentId('0'))).toBe(
      'Asha Rao, P1, P1, asha.rao@mail.example, P1',
    );
    expect(mask.mask('Asha Bilal', studentId('0'))).toBe('P1');
    expect(mask.isNamedIn('mailto:x', studentId('0'))).toBe(false);
  });

  it('stays if the name has no words', () => {
    expect(without('A. is here', { name: 'A.' })).toBe('A. is here');
    expect(without('A. is here', { name: '', email: '', mobileNumber: '' })).toBe('A. is here');
  });
});

describe('a short name or one that is an English word', () => {
  const text = 'An artist and an AI fan: I will go to Li. In May, li and LI go.';
  it('is hidden with a capital letter, a particle only beside another part', () => {
    expect(without(text, { name: 'An Li' })).toBe('An artist and an AI fan: I will go to P0. In May, li and LI go.');
    expect(without(text, { name: 'Ai May' })).toBe('An artist and an AI fan: I will go to Li. In P0, li and LI go.');
    expect(without('Will says I will', { name: 'Will Do' })).toBe('P0 says I will');
  });

  it.each([
    ['An Li, Li An and anli', 'An Li', 'P0, P0 and P0'],
    ['An Do', 'An Do', 'P0'],
    ['Jan van Dyk in a van', 'Jan van Dyk', 'P0 in a van'],
    ['https://marketplace.example and https://mark.example', 'Mark Rao', 'https://marketplace.example and P0'],
  ])('%s', (mixed, name, shown) => expect(without(mixed, { name })).toBe(shown));
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
    ['https://work.example/parao', false],
    ['https://work.example/bilal', true],
  ])('%s contains a name: %s', (link, named) => {
    expect(masking([asha, { name: 'Bilal Sen' }]).isNamedIn(link, studentId('0'))).toBe(named);
  });
});

describe('a mask of many people', () => {
  const word = (letters: string, least: number) =>
    fc.string({ unit: fc.constantFrom(...letters.split('')), minLength: least, maxLength: 9 });
  const name = fc.oneof(
    fc.array(word('bdkrzqvéøß', 4), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    word('王明李张伟芳', 3),
    fc.array(word('بدحكرس', 3), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  );
  const person = fc.record({
    name,
    email: word('bdkrzq', 4).map((local) => `${local}@mail.example`),
    mobileNumber: fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 10, maxLength: 10 }),
  });
  const people = fc.array(person, { minLength: 2, maxLength: 6 });
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  it('leaves no name, email or number of one in the text of another', () => {
    const asWritten = fc.constantFrom<(text: string) => string>(
      String,
      plain,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll(' ', ''),
    );
    const grouping = fc.constantFrom(' ', '-', '.', ' (', '');
    fc.assert(
      fc.property(people, asWritten, grouping, fc.nat(), (all, write, gap, at) => {
        const mask = masking(all);
        for (const [other, { name: of, email, mobileNumber }] of all.entries()) {
          const grouped = mobileNumber.replace(/(?<=^(?:.{3}|.{5}))/g, gap);
          const text = mask.mask(`${write(of)}, ${email} +91${grouped}`, studentId(String(at % all.length)));
          const words = plain(of).split(' ');
          expect([other, words.filter((one) => plain(text).includes(one)), text.includes(email)]).toEqual([
            other,
            [],
            false,
          ]);
          expect(digitsOf(text)).not.toContain(mobileNumber);
        }
      }),
    );
  });

  it('knows 10,000 people at once', () => {
    const syllables = ['ka', 'ro', 'mi', 'ta', 'su', 'ne', 'vi', 'la', 'jo', 'be'];
    const nameOf = (at: number) => Array.from(String(at + 10_000), (digit) => syllables[Number(digit)]).join('');
    const all = Array.from({ length: 10_000 }, (_, at) => ({
      name: `${nameOf(at)} z${nameOf(at % 400)}`,
      mobileNumber: String(9_000_000_000 + at),
    }));
    const mask = masking(all);
    const some = Array.from({ length: 500 }, (_, at) => at * 20);
    const texts = some.map((at) => mask.mask(`Ask ${all[at]?.name} (${all[at]?.mobileNumber}).`));
    expect(texts).toEqual(some.map((at) => `Ask P${at} (P${at}).`));
  });
});
