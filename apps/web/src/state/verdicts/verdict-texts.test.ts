import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { describe, expect, it } from 'vitest';
import { markLine, verdictText } from './texts.ts';

const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'missing-skills' });
const rated = aVerdictRecord({ decision: null, rating: 3 });

describe('the line on a card', () => {
  it.each([
    ['a verdict and its reason', rejected, [], ['Not a fit', ': missing skills']],
    [
      'a verdict without a reason, with an answer',
      { ...rejected, reason: null },
      ['No (Ravi)'],
      ['Not a fit', ' · No (Ravi)'],
    ],
    ['a verdict with a rating', aVerdictRecord({ rating: 4 }), [], ['Maybe', ' · rated 4']],
    [
      'a rating of an undecided candidate',
      rated,
      ['Yes (Ravi)', 'No (Mina)'],
      ['', 'Rated 3 · Yes (Ravi) · No (Mina)'],
    ],
    ['answers only', undefined, ['Yes (Ravi)'], ['', 'Yes (Ravi)']],
    ['nothing', undefined, [], ['', '']],
  ])('has %s', (_case, record, answers, [decision, more]) => {
    expect(markLine({ record, isShortlisted: false }, answers)).toEqual({ decision, more });
  });

  it('has no verdict but the rating of a shortlisted candidate', () => {
    const judgment = { record: { ...rejected, rating: 2 as const }, isShortlisted: true };
    expect(markLine(judgment)).toEqual({ decision: '', more: 'Rated 2' });
  });
});

it('the text of another reason stays as written', () => {
  const record = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Wants to study on' });
  expect(verdictText(record)).toBe('Not a fit: Wants to study on');
  expect(verdictText({ ...record, reasonText: '' })).toBe('Not a fit: other');
});
