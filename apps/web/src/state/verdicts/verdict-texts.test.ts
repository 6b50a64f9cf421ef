import { aVerdictRecord } from '@glo/domain/testing/verdicts';
import { expect, it } from 'vitest';
import { reasonText, verdictText } from './texts.ts';

it('a verdict is followed by its reason', () => {
  const record = aVerdictRecord({ decision: 'not-a-fit', reason: 'missing-skills' });
  expect([verdictText(record), reasonText(record)]).toEqual(['Not a fit: Missing skills', 'Missing skills']);
  expect(verdictText(aVerdictRecord())).toBe('Maybe');
  expect(verdictText(undefined)).toBe('');
});

it('the text of another reason stays as written', () => {
  const record = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Wants to study on' });
  expect(verdictText(record)).toBe('Not a fit: Wants to study on');
  expect(verdictText({ ...record, reasonText: '' })).toBe('Not a fit: Other');
});
