import { createAlias } from '@glo/domain/candidates/alias';
import { searchedTexts } from '@glo/domain/find/find-query';
import { aCandidate, studentId } from '@glo/domain/testing/builders';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../../testing/rendered.ts';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { cardTexts } from './card-model.ts';

describe('a candidate card', () => {
  it('truncates the name to 11 characters and keeps the full name', () => {
    const { name, nameShort } = cardTexts(aCandidate({ name: 'Aarohi Deshmukh' }), []);
    expect([name, nameShort]).toEqual(['Aarohi Deshmukh', 'Aarohi Desh…']);
  });

  it('shows two skills, truncated to 6 characters, and lists the others', () => {
    const { skills, moreSkills } = cardTexts(aCandidate({ skills: ['Python', 'Statistics', 'SQL', 'R'] }), []);
    expect(skills.map(({ full, short }) => [full, short])).toEqual([
      ['Python', 'Python'],
      ['Statistics', 'Statis…'],
    ]);
    expect(moreSkills).toEqual(['SQL', 'R']);
  });

  it.each([
    [
      { score: 94, scoreKind: 'match' },
      { value: 94, unit: 'match' },
    ],
    [
      { score: 742, scoreKind: 'points' },
      { value: 742, unit: 'GloPoints' },
    ],
    [
      { score: 0, scoreKind: 'match' },
      { value: 0, unit: 'match' },
    ],
    [{ score: null, scoreKind: 'points' }, null],
  ] as const)('shows %j as %j', (given, shown) => {
    expect(cardTexts(aCandidate(given), []).score).toEqual(shown);
  });

  it('shows and marks the wanted skills first', () => {
    const candidate = aCandidate({ skills: ['Firebase', 'Excel', 'Python', 'Git', 'SQL'] });
    const { skills, moreSkills } = cardTexts(candidate, ['python', 'SQL', 'R']);
    expect(skills.map(({ full, matched }) => [full, matched])).toEqual([
      ['Python', true],
      ['SQL', true],
    ]);
    expect(moreSkills).toEqual(['Firebase', 'Excel', 'Git']);
    const three = cardTexts(candidate, ['python', 'SQL', 'Git']);
    expect(three.spokenSkills).toEqual(['Python (matches)', 'Git (matches)', 'SQL (matches)', 'Firebase', 'Excel']);
    const one = cardTexts(candidate, ['Git']);
    expect(one.skills.map(({ full, matched }) => [full, matched])).toEqual([
      ['Git', true],
      ['Firebase', false],
    ]);
  });
});

describe('a card found by search text', () => {
  const candidate = aCandidate({ name: 'Aarohi Deshmukh', skills: ['Git', 'TypeScript', 'Python', 'SQL'] });

  it.each([
    ['python', ['Git', 'Python'], ['TypeScript', 'SQL']],
    ['git sql', ['Git', 'SQL'], ['TypeScript', 'Python']],
    ['script', ['Git', 'TypeScript'], ['Python', 'SQL']],
    ['"python" -git', ['Git', 'Python'], ['TypeScript', 'SQL']],
    ['aarohi -python', ['Git', 'TypeScript'], ['Python', 'SQL']],
    ['aarohi', ['Git', 'TypeScript'], ['Python', 'SQL']],
    ['', ['Git', 'TypeScript'], ['Python', 'SQL']],
  ])('shows the skill that matches “%s”', (typed, shown, more) => {
    const { skills, moreSkills } = cardTexts(candidate, [], searchedTexts(typed));
    expect([skills.map(({ full }) => full), moreSkills]).toEqual([shown, more]);
  });
});

it('a hidden candidate has a neutral avatar without initials', () => {
  expect(cardTexts(aCandidate({ name: 'Asha Rao' }), []).avatarName).toBe('Asha Rao');
  const { avatarName: name } = cardTexts(aCandidate({ name: createAlias(studentId('asha')) }), []);
  const avatar = createElement(Avatar, { name });
  expect([name, textOf(avatar), markupOf(avatar).includes('<svg')]).toEqual(['', '', true]);
  expect(markupOf(createElement(Avatar, { name, square: true }))).not.toContain('<svg');
});
