import { describe, expect, it } from 'vitest';
import { markedSkills, matchedSkills, scoreShare } from './candidate.ts';

describe('the score ring', () => {
  it.each([
    [94, 'match', 94],
    [0, 'match', 0],
    [120, 'match', 100],
    [742, 'points', 74.2],
    [1400, 'points', 100],
    [-5, 'points', 0],
  ] as const)('a score of %s (%s) fills %s percent', (score, kind, share) => {
    expect(scoreShare(score, kind)).toBe(share);
  });
});

describe('matched skills', () => {
  it('ignore letter case and surrounding spaces', () => {
    const matched = matchedSkills(['Python', 'SQL', 'Java', 'R'], [' python', 'sql', 'JavaScript']);
    expect([...matched]).toEqual(['Python', 'SQL']);
  });
});

it('matched skills come first and the order is otherwise kept', () => {
  const skills = ['Figma', 'SQL', 'Java', 'R'];
  expect(markedSkills(skills, ['R', 'sql'])).toEqual([
    { text: 'SQL', matched: true },
    { text: 'R', matched: true },
    { text: 'Figma', matched: false },
    { text: 'Java', matched: false },
  ]);
  expect(markedSkills(skills, []).map(({ text }) => text)).toEqual(skills);
});
