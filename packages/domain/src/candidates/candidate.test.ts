import { describe, expect, it } from 'vitest';
import { markedSkills, matchedSkills, pointsShare } from './candidate.ts';

describe('the ring around GloPoints', () => {
  it.each([
    [742, 74.2],
    [0, 0],
    [1400, 100],
    [-5, 0],
  ])('is filled for %s points by %s percent', (points, share) => {
    expect(pointsShare(points)).toBe(share);
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
