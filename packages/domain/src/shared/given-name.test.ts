import { describe, expect, it } from 'vitest';
import { givenName } from './given-name.ts';

describe('givenName', () => {
  it.each([
    ['Meera Anand Nair', 'Meera'],
    ['  Meera\n Nair', 'Meera'],
    ['Dr. Meera Nair', 'Meera'],
    ['Dr.Meera Nair', 'Meera'],
    ['Smt. Lakshmi Iyer', 'Lakshmi'],
    ['Prof. Dr. Anil Rao', 'Anil'],
    ['Er. Md. Rahman Khan', 'Rahman'],
    ['M. Karthik', 'Karthik'],
    ['J.K.Rowling', 'Rowling'],
    ['J P Sharma', 'Sharma'],
    ['Nair, Meera', 'Meera'],
    ['Nair, PhD', 'Nair'],
    ['Meera Nair, PhD', 'Meera'],
    ['Nair,', 'Nair'],
    ['डॉ. मीरा नायर', 'मीरा'],
    ['श्री राम', 'राम'],
    ['王 小明', '王'],
    ['Jean-Luc Picard', 'Jean-Luc'],
  ])('returns for %j the name %j', (name, given) => expect(givenName(name)).toBe(given));

  it.each([
    ['Dr.', 'Dr.'],
    ['M.', 'M.'],
    ['A. K.', 'A. K.'],
    ['   ', ''],
  ])('is the whole name if nothing else is left: %j', (name, whole) => expect(givenName(name)).toBe(whole));
});
