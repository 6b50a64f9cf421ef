import { describe, expect, it } from 'vitest';
import { searchText } from '../shared/search-text.ts';
import { matchesFind, parseFind, searchedTexts } from './find-query.ts';

const matches = (typed: string, ...lines: readonly string[]) =>
  matchesFind(lines.map(searchText).join('\n'), parseFind(typed));

describe('a search', () => {
  const asha = ['Asha Rao', 'Python', 'Machine Learning', 'Full-stack', 'JavaScript', 'Prefers Kochi, knows C++.'];

  it.each([
    // Words.
    ['', true],
    ['asha kochi', true],
    ['asha delhi', false],
    ['full-stack', true],
    // Phrases match whole words of one line.
    ['"machine learning"', true],
    ['"chine learn"', false],
    ['"machine learn"', false],
    ['"java"', false],
    ['java', true],
    ['"full stack" rao', true],
    ['"rao python"', false],
    ['"c++"', true],
    ['"knows c"', true],
    ['“machine learning”', true],
    ['„machine learning“', true],
    // While a phrase is typed.
    ['"machine lear', true],
    ['"chine lear', false],
    ['asha "', true],
    ['asha "python" "', true],
    ['rao"python"', true],
    // Exclusions.
    ['-figma', true],
    ['-python', false],
    ['-"java"', true],
    ['-"machine learning"', false],
    ['-full-stack', false],
    ['-python-learning', true],
    ['−python', false],
    ['--python', false],
    // Alternatives bind more tightly than a blank.
    ['figma OR python', true],
    ['figma OR sketch', false],
    ['figma OR python delhi', false],
    ['delhi python OR figma', false],
    ['kochi python OR figma', true],
    ['figma OR full-stack', true],
    ['figma OR full-time', false],
    ['figma OR -sketch', true],
    ['figma OR -python', false],
    ['figma or python', false],
    // Lone operators.
    ['-', true],
    ['asha - rao', true],
    ['- "', true],
    ['OR', true],
    ['OR asha', true],
    ['figma OR', false],
    ['asha OR OR figma', true],
    ['figma OR - python', true],
    ['-OR', true],
    ['"OR"', false],
  ])('for %s', (typed, isFound) => {
    expect(matches(typed, ...asha)).toBe(isFound);
  });

  it.each([
    ['-ŁUKASZ', 'Łukasz Żółć', false],
    ['"jose munoz"', 'José Muñoz', true],
    ['"JOSE MUN"', 'José Muñoz', false],
    ['"obrien"', 'O’Brien Ciarán', true],
    ['"सिंह"', 'रीमा सिंह', true],
    ['"सि"', 'रीमा सिंह', false],
    ['"東京"', '東京大学', true],
    ['"กรุงเทพ"', 'กรุงเทพมหานคร', true],
    ['"ab ab"', 'xab ab ab', true],
    ['－東京', '東京大学', false],
    ['関西 OR 東京', '東京大学', true],
  ])('for %s in %s, whatever the script', (typed, text, isFound) => {
    expect(matches(typed, text)).toBe(isFound);
  });

  it('ignores no text that only looks like an operator', () => {
    expect(parseFind('ORACLE FLOOR x-ray')).toHaveLength(3);
  });

  it.each([
    ['quotes', '"'.repeat(3000)],
    ['minuses', '-'.repeat(3000)],
    ['words joined by OR', 'a OR '.repeat(600)],
    ['an open phrase', `"${'ab '.repeat(999)}`],
  ])('handles 3000 characters of %s in 10,000 texts', (_, typed) => {
    const query = parseFind(typed);
    const texts = Array.from({ length: 10_000 }, (__, index) => `candidate ${index}\nab ab ab\npython`);
    expect(texts.filter((text) => matchesFind(text, query)).length).toBeLessThanOrEqual(10_000);
  });
});

it('the sought texts are those that are not excluded', () => {
  expect(searchedTexts('SQL -figma "Machine Learning" OR full-stack')).toEqual([
    'sql',
    'machine learning',
    'full',
    'stack',
  ]);
});
