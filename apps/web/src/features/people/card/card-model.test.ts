import { aCandidate } from '@glo/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { cardTexts } from './card-model.ts';

describe('a candidate card', () => {
  it('cuts the name after 11 characters and keeps it whole beside', () => {
    const { name, nameShort } = cardTexts(aCandidate({ name: 'Aarohi Deshmukh' }), []);
    expect([name, nameShort]).toEqual(['Aarohi Deshmukh', 'Aarohi Desh…']);
  });

  it('shows two skills, each cut after 6 characters, and names the rest', () => {
    const { skills, moreSkills } = cardTexts(aCandidate({ skills: ['Python', 'Statistics', 'SQL', 'R'] }), []);
    expect(skills.map(({ full, short }) => [full, short])).toEqual([
      ['Python', 'Python'],
      ['Statistics', 'Statis…'],
    ]);
    expect(moreSkills).toEqual(['SQL', 'R']);
    expect(cardTexts(aCandidate(), []).match).toBeNull();
  });

  it.each([
    [
      { score: 94, scoreKind: 'match' },
      { value: 94, unit: 'match', share: 94 },
    ],
    [
      { score: 742, scoreKind: 'points' },
      { value: 742, unit: 'GloPoints', share: 74.2 },
    ],
    [
      { score: 0, scoreKind: 'match' },
      { value: 0, unit: 'match', share: 0 },
    ],
    [{ score: null, scoreKind: 'points' }, null],
  ] as const)('shows %j as %j', (given, shown) => {
    expect(cardTexts(aCandidate(given), []).score).toEqual(shown);
  });

  it('shows the skills that are wanted first, and marks them', () => {
    const candidate = aCandidate({ skills: ['Firebase', 'Excel', 'Python', 'Git', 'SQL'] });
    const { skills, moreSkills } = cardTexts(candidate, ['python', 'SQL', 'R']);
    expect(skills.map(({ full, matched }) => [full, matched])).toEqual([
      ['Python', true],
      ['SQL', true],
    ]);
    expect(moreSkills).toEqual(['Firebase', 'Excel', 'Git']);
    const three = cardTexts(candidate, ['python', 'SQL', 'Git']);
    expect(three.heardSkills).toEqual(['Python (matches)', 'Git (matches)', 'SQL (matches)', 'Firebase', 'Excel']);
    expect(three.match).toEqual({ held: ['python', 'SQL', 'Git'], missing: [] });
    const one = cardTexts(candidate, ['Git']);
    expect(one.skills.map(({ full, matched }) => [full, matched])).toEqual([
      ['Git', true],
      ['Firebase', false],
    ]);
  });
});

describe('who was looked for by words', () => {
  const candidate = aCandidate({ name: 'Aarohi Deshmukh', skills: ['Git', 'TypeScript', 'Python', 'SQL'] });

  it.each([
    ['python', ['Git', 'Python'], ['TypeScript', 'SQL']],
    ['git sql', ['Git', 'SQL'], ['TypeScript', 'Python']],
    ['script', ['Git', 'TypeScript'], ['Python', 'SQL']],
    ['aarohi', ['Git', 'TypeScript'], ['Python', 'SQL']],
    ['', ['Git', 'TypeScript'], ['Python', 'SQL']],
  ])('by “%s”, has the skill that holds it among the two that show', (typed, shown, more) => {
    const { skills, moreSkills } = cardTexts(candidate, [], typed);
    expect([skills.map(({ full }) => full), moreSkills]).toEqual([shown, more]);
  });
});
