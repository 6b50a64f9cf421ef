import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { describe, expect, it } from 'vitest';
import { markLine, verdictText } from './texts.ts';

describe('the line on a card', () => {
  it.each([
    [
      'a verdict, a rating and answers',
      'Maybe',
      4,
      ['Yes (Ravi)', 'No (Mina)'],
      'Maybe · rated 4 · Yes (Ravi) · No (Mina)',
    ],
    ['a verdict with its reason', 'Not a fit: location', null, [], 'Not a fit: location'],
    ['a verdict and an answer', 'Not a fit', null, ['No (Ravi)'], 'Not a fit · No (Ravi)'],
    ['a rating of an undecided candidate', '', 3, ['Yes (Ravi)'], 'Rated 3 · Yes (Ravi)'],
    ['answers only', '', null, ['Yes (Ravi)'], 'Yes (Ravi)'],
    ['nothing', '', null, [], ''],
  ] as const)('has %s', (_case, verdict, rating, answers, line) => {
    expect(markLine(verdict, rating, answers)).toBe(line);
  });
});

it('the text of another reason stays as written', () => {
  const record = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Wants to study on' });
  expect(verdictText(record)).toBe('Not a fit: Wants to study on');
  expect(verdictText({ ...record, reasonText: '' })).toBe('Not a fit: other');
});
