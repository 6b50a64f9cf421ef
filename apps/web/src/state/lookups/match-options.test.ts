import { expect, it } from 'vitest';
import { matchOptions } from './match-options.ts';

const skills = ['Python', 'React', 'Java', 'JavaScript', 'Preact'];
const match = (typed: string) => matchOptions(skills, typed, String);

it('lists what contains the typed text, letter case and blanks around it aside', () => {
  expect(match(' jAVA ')).toEqual(['Java', 'JavaScript']);
  expect(match('rust')).toEqual([]);
});

it('puts what begins with it first, each in the given order', () => {
  expect(match('rea')).toEqual(['React', 'Preact']);
});

it('lists everything for nothing', () => {
  expect(match('')).toEqual(skills);
});
