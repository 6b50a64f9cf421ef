import { describe, expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Aarohi Deshmukh', 'AD'],
    ['meera nair', 'MN'],
    ['Cher', 'C'],
    ['  Anna  Maria   Sen ', 'AS'],
    ['José (Pepe) Álvarez', 'JÁ'],
    ['"Big" Tom', 'BT'],
    ['李 明', '李明'],
    ['𐐨dam', '𐐀'],
    ['', ''],
    ['  ', ''],
    ['- -', ''],
  ])('shortens %j to %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('hueOf', () => {
  it('ignores the case and surrounding blanks', () => {
    expect(hueOf('Aarohi Deshmukh')).toBe(hueOf(' aarohi DESHMUKH '));
  });

  it('returns a whole number of degrees for any text', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `student ${index}`);
    for (const name of [...many, '', 'अरोही', '李明', '🙂']) {
      const hue = hueOf(name);
      expect(Number.isInteger(hue) && hue >= 0 && hue < 360, `${name}: ${hue}`).toBe(true);
    }
  });

  it('tells names apart', () => {
    const names = ['Aarohi Deshmukh', 'Kabir Menon', 'Sana Qazi', 'Devansh Kulkarni', 'Ishita Sen', 'Thomas Varghese'];
    expect(new Set(names.map(hueOf)).size).toBe(names.length);
  });
});
