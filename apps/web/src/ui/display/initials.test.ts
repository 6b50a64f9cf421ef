import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Aarohi Deshmukh', 'AD'],
    ['meera nair', 'MN'],
    ['Cher', 'C'],
    ['  Anna  Maria   Sen ', 'AS'],
    ['José (Pepe) Álvarez', 'JÁ'],
    ['"Big" Tom', 'BT'],
    ['李 明', '李明'],
    ['', ''],
    ['  ', ''],
    ['- -', ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps a letter whole that takes two units', () => {
    expect(initialsOf('𐐨dam')).toBe('𐐀');
  });
});
