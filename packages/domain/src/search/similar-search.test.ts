import { describe, expect, it } from 'vitest';
import { rarestSkills, similarSearch } from './similar-search.ts';

const known = [
  ['SQL', 'Python'],
  ['sql', 'R'],
  ['SQL', 'Python', 'Excel'],
  ['Excel', 'excel'],
];

describe('a search for similar candidates', () => {
  it.each([
    [
      ['SQL', 'Python', 'R', 'Rust'],
      ['Rust', 'R', 'Python'],
    ],
    [
      ['Excel', 'Python'],
      ['Excel', 'Python'],
    ],
    [['Rust', 'rust', ' '], ['Rust']],
    [[], []],
  ])('has the rarest skills among known candidates: %j', (skills, rarest) => {
    expect(rarestSkills(skills, known)).toEqual(rarest);
  });

  it('has the place, and needs a skill', () => {
    expect(similarSearch({ skills: ['R'], location: ' Pune, India ' }, known)).toMatchObject({
      skills: ['R'],
      location: 'Pune, India',
    });
    expect(similarSearch({ skills: [], location: 'Pune' }, known)).toBeNull();
  });
});
