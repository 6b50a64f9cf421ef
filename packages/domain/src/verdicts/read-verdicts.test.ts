import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVerdictRecord } from '../testing/verdicts.ts';
import { readVerdictRecord } from './read-verdicts.ts';
import { longestReason, type VerdictRecord } from './verdict.ts';

const rejected = aVerdictRecord({ decision: 'not-a-fit', reason: 'other', reasonText: 'Moves' });

describe('a stored verdict', () => {
  it.each<[string, object, Partial<VerdictRecord>]>([
    ['reason', { reason: 'hair' }, { reason: null, reasonText: '' }],
    ['text', { reasonText: 7 }, { reasonText: '' }],
    ['field', { color: 'red' }, {}],
  ])('ignores an unknown %s: %j', (_, change, read) => {
    expect(readVerdictRecord({ ...rejected, ...change })).toEqual({ ...rejected, ...read });
  });

  it('drops a reason that its decision cannot have', () => {
    const read = readVerdictRecord({ ...rejected, decision: 'maybe' });
    expect(read).toEqual({ ...rejected, decision: 'maybe', reason: null, reasonText: '' });
  });

  it('cleans and limits the text of a reason', () => {
    const reasonText = `\u202e<b>${'x'.repeat(1_000_000)}`;
    expect(readVerdictRecord({ ...rejected, reasonText })?.reasonText).toBe(`<b>${'x'.repeat(longestReason - 3)}`);
  });

  it.each([
    null,
    7,
    'maybe',
    [],
    [aVerdictRecord()],
    {},
    { ...rejected, decision: null },
    { ...rejected, decision: 'strong-yes' },
    { ...rejected, decidedAt: 'soon' },
    { ...rejected, decidedAt: undefined },
  ])('is none if it is %j', (content) => {
    expect(readVerdictRecord(content)).toBeNull();
  });

  it('never throws, and reads its own result', () => {
    const anyRecord = fc.oneof(
      fc.anything(),
      fc.record(
        {
          decision: fc.constantFrom('maybe', 'not-a-fit', null, 7),
          reason: fc.oneof(fc.constant('other'), fc.anything()),
          reasonText: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          decidedAt: fc.oneof(fc.constant('2026-11-21T12:00:00.000Z'), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anyRecord, (content) => {
        const read = readVerdictRecord(content);
        expect(read === null ? null : readVerdictRecord(read)).toEqual(read);
      }),
    );
  });
});
